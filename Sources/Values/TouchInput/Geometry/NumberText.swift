/// Returns a number as text: with at most two decimal places, without trailing zeros. Made without Foundation, the same
/// everywhere.
package func text(_ value: CGFloat) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 9e15 else { return "an infinite number of" }
    let (whole, rest) = Int64(abs(hundredths)).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
