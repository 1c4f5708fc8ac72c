"""Objective-C into Swift for iOS, for the little of the language that a printed class needs: instance variables, methods, messages,
`if`, `for … in`, assignments. What it does not know ends it.

    swift(text) → str
"""
import re

TOKEN = re.compile(r'@?[A-Za-z_]\w*|\d+(?:\.\d+)?f?|==|@\[|@|[^\sA-Za-z_]')

# Facts about UIKit: how Swift imports its selectors, properties, functions and constants, and what may be nil.
METHODS = {
    "touchesBegan:withEvent:": ("override func touchesBegan", ["_", "with"]),
    "touchesMoved:withEvent:": ("override func touchesMoved", ["_", "with"]),
    "touchesEnded:withEvent:": ("override func touchesEnded", ["_", "with"]),
    "touchesCancelled:withEvent:": ("override func touchesCancelled", ["_", "with"]),
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:": (
        "func gestureRecognizer", ["_", "shouldRecognizeSimultaneouslyWith"]),
    "initWithImage:": ("override init", ["image"]),
    "initWithTarget:action:": ("init", ["target", "action"]),
    "translationInView:": ("func translation", ["in"]),
}
PROPERTIES = {"userInteractionEnabled": "isUserInteractionEnabled", "anyObject": "first"}
CONSTANTS = {
    "YES": "true", "NO": "false", "nil": "nil", "CGPointZero": "CGPoint.zero", "CGAffineTransformIdentity": "CGAffineTransform.identity",
}
FUNCTIONS = {
    "CGAffineTransformMakeTranslation": "CGAffineTransform(translationX: {0}, y: {1})",
    "CGAffineTransformRotate": "{0}.rotated(by: {1})",
    "CGAffineTransformScale": "{0}.scaledBy(x: {1}, y: {2})",
}
TYPES = {"NSSet": "Set<UITouch>", "UIEvent": "UIEvent?", "UIImage": "UIImage?", "BOOL": "Bool"}
OPTIONAL = {"superview", "first", "gestureRecognizers"}


def method(selector):
    """The declaration and the labels of a selector in Swift: what is not UIKit's is parted at the last preposition."""
    if selector in METHODS:
        return METHODS[selector]
    first, *rest = [part for part in selector.split(":") if part]
    parted = re.fullmatch(r"(\w+?)(With|For|From|In)([A-Z]\w*)", first) if ":" in selector else None
    if parted:
        return f"func {parted[1]}", [parted[2].lower() + parted[3]] + rest
    return f"func {first}", (["_"] + rest) if ":" in selector else []


class Translator:
    def __init__(self, text):
        self.tokens = TOKEN.findall(text)
        self.place = 0
        self.optionals = set()
        self.actions = set(re.findall(r"@selector\(([\w:]+)\)", text))

    def peek(self, ahead=0):
        return self.tokens[self.place + ahead] if self.place + ahead < len(self.tokens) else ""

    def next(self, *expected):
        token = self.peek()
        if expected and token not in expected:
            raise SyntaxError(f"{token!r} at token {self.place}, not one of {expected}")
        self.place += 1
        return token

    def taken(self, token):
        if self.peek() != token:
            return False
        self.place += 1
        return True

    # Declarations

    def file(self):
        """An interface with instance variables, then its implementation."""
        self.next("@interface")
        inherited = [self.next()]
        self.next(":")
        inherited.append(self.next())
        if self.taken("<"):
            while not self.taken(">"):
                inherited.append(self.next())
                self.taken(",")
        lines = [f"class {inherited[0]}: {', '.join(inherited[1:])} {{"]
        self.next("{")
        while not self.taken("}"):
            kind, name = self.type(), self.next()
            lines.append(f"var {name}: {kind} = 0")
            self.next(";")
        self.next("@end")
        self.next("@implementation")
        self.next(inherited[0])
        while not self.taken("@end"):
            lines += self.method()
        if any(line.startswith("override init(") for line in lines):
            # Swift does not inherit initializers where one is overridden.
            lines.append('required init?(coder: NSCoder) { fatalError("not in an archive") }')
        return ["import UIKit", *lines, "}"]

    def type(self):
        name = self.next()
        self.taken("*")
        return TYPES.get(name, name)

    def method(self):
        self.next("-")
        self.next("(")
        result = self.type()
        self.next(")")
        selector, names = "", []
        while self.peek() != "{":
            selector += self.next()
            if self.taken(":"):
                selector += ":"
                self.next("(")
                kind = self.type()
                self.next(")")
                names.append((self.next(), kind))
        declaration, labels = method(selector)
        parameters = ", ".join(
            f"{name}: {kind}" if label == name else f"{label} {name}: {kind}" for label, (name, kind) in zip(labels, names))
        returned = "" if result in ("void", "id") else f" -> {result}"
        objective = "@objc " if selector in self.actions else ""
        self.makes = result == "id"
        return [f"{objective}{declaration}({parameters}){returned} {{", *self.block(), "}"]

    # Statements

    def block(self):
        self.next("{")
        lines = []
        while not self.taken("}"):
            lines += self.statement()
        return lines

    def body(self):
        return self.block() if self.peek() == "{" else self.statement()

    def statement(self):
        if self.taken("if"):
            self.next("(")
            if self.peek() == "!" and self.peek(2) == "self":
                # `if (!(self = [super …])) return nil;` cannot fail here.
                for token in "!(":
                    self.next(token)
                self.next("self")
                self.next("=")
                made = self.expression()
                for token in (")", ")", "return", "nil", ";"):
                    self.next(token)
                return [made]
            condition = self.expression()
            self.next(")")
            return [f"if {condition} {{", *self.body(), "}"]
        if self.taken("for"):
            self.next("(")
            self.type()
            name = self.next()
            self.next("in")
            all_of = self.expression()
            self.next(")")
            some = " ?? []" if self.is_optional(all_of) else ""
            return [f"for {name} in {all_of}{some} {{", *self.body(), "}"]
        if self.taken("return"):
            value = self.expression()
            self.next(";")
            return [] if self.makes and value == "self" else [f"return {value}"]
        declared = ""
        if re.match(r"[A-Z]", self.peek()) and (self.peek(1) == "*" or re.match(r"[a-z]", self.peek(1))):
            self.type()
            declared = "let "
        value = self.expression()
        if self.taken("="):
            assigned = self.expression()
            if declared and self.is_optional(assigned):
                self.optionals.add(value)
            value = f"{declared}{value} = {assigned}"
        self.next(";")
        return [value]

    # Expressions

    def is_optional(self, value):
        return value in self.optionals or value.rpartition(".")[2] in OPTIONAL

    def expression(self):
        value = self.operand()
        while self.peek() in ("+", "=="):
            value = f"{value} {self.next()} {self.operand()}"
        return value

    def arguments(self, end):
        values = []
        while not self.taken(end):
            values.append(self.expression())
            self.taken(",")
        return values

    def operand(self):
        token = self.next()
        if token == "[":
            return self.message()
        if token == "@[":
            return f"[{', '.join(self.arguments(']'))}]"
        if token == "@selector":
            self.next("(")
            selector = ""
            while not self.taken(")"):
                selector += self.next()
            declaration, labels = method(selector)
            return f"#selector({declaration.split()[-1]}({''.join(label + ':' for label in labels)}))"
        if re.match(r"\d", token):
            return token.rstrip("f")
        if not re.match(r"[A-Za-z_]", token):
            raise SyntaxError(f"{token!r} at token {self.place}")
        if self.taken("("):
            return FUNCTIONS[token].format(*self.arguments(")"))
        value = CONSTANTS.get(token, token)
        while self.taken("."):
            name = self.next()
            value += ("?." if self.is_optional(value) else ".") + PROPERTIES.get(name, name)
        return value

    def message(self):
        receiver = self.operand()
        selector, values = "", []
        while not self.taken("]"):
            selector += self.next()
            if self.taken(":"):
                selector += ":"
                values.append(self.expression())
        if selector == "alloc":
            return receiver
        if not values:
            return f"{receiver}.{PROPERTIES[selector]}"
        declaration, labels = method(selector)
        name = declaration.split()[-1]
        called = ", ".join(value if label == "_" else f"{label}: {value}" for label, value in zip(labels, values))
        if name == "init":
            return f"{receiver}.init({called})" if receiver == "super" else f"{receiver}({called})"
        return f"{receiver}{'?' if self.is_optional(receiver) else ''}.{name}({called})"


def swift(text):
    return "\n".join(Translator(text).file()) + "\n"
