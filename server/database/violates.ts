/**
 * Takes what a statement threw and names of constraints; returns whether the database refused it by one of them. Two who
 * press at the same moment are told apart by an index, not by a look before.
 */
export function violates(error: unknown, ...constraints: readonly string[]): boolean {
  return error instanceof Error && 'constraint' in error && constraints.includes(String(error.constraint))
}
