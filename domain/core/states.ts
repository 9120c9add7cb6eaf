/**
 * Takes all states of a thing and of each whether it belongs to a set; returns the set, in their order. A new state does not
 * compile before every set has decided about it.
 */
export function statesWhere<State extends string>(
  all: readonly State[],
  isOne: Readonly<Record<State, boolean>>,
): readonly State[] {
  return all.filter((state) => isOne[state])
}
