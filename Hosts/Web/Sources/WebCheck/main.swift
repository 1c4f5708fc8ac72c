// A page calls the exports instead.
#if !arch(wasm32)
    for number in 0..<Parts.count { print(Parts.play(number), terminator: "") }
#endif
