#!/usr/bin/env python3
"""Compares the solver of TouchLayout with kiwisolver on random systems; reads what LayoutOracle prints.

Kiwi weighs priorities: a million stands for each step here, more than what coefficients of at most 3 in three terms can
make up for. Compared after each step: required constraints are satisfied; whether a new one contradicts them; that the
constraints that a contradiction names contradict each other, and that none of them can be left out; and the sums of the violations of each
priority, which are the same for all solutions that are equally good. (With variables that cannot be negative a contradiction may
name a constraint that says of one of them what its bound says as well.)
"""
import sys

import kiwisolver as kiwi

STRENGTHS = {1000: "required", 750: 1e6, 500: 1e6, 250: 1.0}
TOLERANCE = 1e-5


class System:
    def __init__(self, name):
        self.name = name
        self.solver = kiwi.Solver()
        self.variables = []
        self.bounds = []
        self.constraints = {}

    def add_variable(self, nonnegative):
        variable = kiwi.Variable(str(len(self.variables)))
        self.variables.append(variable)
        if nonnegative:
            self.solver.addConstraint(variable >= 0)
        # Known to the solver even without a constraint.
        self.solver.addConstraint((variable == 0) | 1e-9)
        self.bounds.append(nonnegative)

    def make(self, relation, priority, constant, terms):
        form = constant + sum((c * self.variables[v] for c, v in terms), kiwi.Expression([], 0))
        made = {"<": form <= 0, "=": form == 0, ">": form >= 0}[relation]
        return made | STRENGTHS[priority]

    def try_add(self, identifier):
        relation, priority, constant, terms, _ = self.constraints[identifier]
        made = self.make(relation, priority, constant, terms)
        try:
            self.solver.addConstraint(made)
        except kiwi.UnsatisfiableConstraint:
            return False
        self.constraints[identifier] = (relation, priority, constant, terms, made)
        return True

    def take_out(self, identifier):
        made = self.constraints[identifier][4]
        if made is not None:
            self.solver.removeConstraint(made)
        self.constraints[identifier] = self.constraints[identifier][:4] + (None,)

    def contradict(self, identifiers):
        solver = kiwi.Solver()
        for variable, nonnegative in zip(self.variables, self.bounds):
            if nonnegative:
                solver.addConstraint(variable >= 0)
        try:
            for identifier in identifiers:
                solver.addConstraint(self.make(*self.constraints[identifier][:4]))
        except kiwi.UnsatisfiableConstraint:
            return True
        return False

    def start_again(self):
        """Gives all constraints to a new solver: kiwi's own may be wrong after a removal where equations repeat each other."""
        self.solver = kiwi.Solver()
        for variable, nonnegative in zip(self.variables, self.bounds):
            if nonnegative:
                self.solver.addConstraint(variable >= 0)
        for constraint in self.constraints.values():
            if constraint[4] is not None:
                self.solver.addConstraint(constraint[4])
        self.solver.updateVariables()

    def differs(self, own):
        other = self.violations([variable.value() for variable in self.variables])
        return any(abs(own[p] - other[p]) > TOLERANCE * max(1, abs(other[p])) for p in own) and other

    def violations(self, values):
        sums = {}
        for relation, priority, constant, terms, made in self.constraints.values():
            value = constant + sum(c * values[v] for c, v in terms)
            violation = {"<": max(0, value), "=": abs(value), ">": max(0, -value)}[relation]
            sums[priority] = sums.get(priority, 0) + violation
        for value, nonnegative in zip(values, self.bounds):
            if nonnegative:
                sums[1000] = sums.get(1000, 0) + max(0, -value)
        return sums


def fail(system, message, history):
    print("\n".join(history))
    sys.exit(f"system {system.name}: {message}")


def main():
    system, pending, broken, history = None, None, [], []
    systems = steps = conflicts = 0
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "system":
            system, history, systems = System(rest[0]), [], systems + 1
        history.append(line.rstrip())
        if word == "v":
            system.add_variable(rest[1] == "1")
        elif word == "+":
            identifier = int(rest[0])
            terms = [(float(t.split("*")[0]), int(t.split("*")[1])) for t in rest[4:]]
            system.constraints[identifier] = (rest[1], float(rest[2]), float(rest[3]), terms, None)
            pending = identifier
        elif word == "-":
            system.take_out(int(rest[0]))
            del system.constraints[int(rest[0])]
        elif word == "c":
            identifier = int(rest[0])
            system.take_out(identifier)
            relation, priority, _, terms, _ = system.constraints[identifier]
            system.constraints[identifier] = (relation, priority, float(rest[1]), terms, None)
            pending = identifier
        elif word == "b":
            broken.append([int(identifier) for identifier in rest])
        elif word == "x":
            values = [float(value) for value in rest]
            for first, *others in broken:
                conflicts += 1
                if first not in others or not system.contradict(others):
                    fail(system, f"no contradiction: {others}", history)
                for other in others if not any(system.bounds) else ():
                    if system.contradict([o for o in others if o != other]):
                        fail(system, f"{other} is no part of the contradiction {others}", history)
            gone = [b[0] for b in broken]
            for identifier in gone:
                system.take_out(identifier)
            if pending is not None and pending not in gone and not system.try_add(pending):
                system.start_again()
                if not system.try_add(pending):
                    fail(system, "a contradiction was not found", history)
            for identifier in gone:
                del system.constraints[identifier]
            pending, broken = None, []
            system.solver.updateVariables()
            own = system.violations(values)
            if system.differs(own):
                system.start_again()
                other = system.differs(own)
                if other:
                    fail(system, f"violations {own}, but {other}", history)
            steps += 1
    print(f"{systems} systems, {steps} steps, {conflicts} contradictions: all as kiwisolver {kiwi.__version__} has them")


if __name__ == "__main__":
    main()
