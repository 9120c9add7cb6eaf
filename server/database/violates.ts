/**
 * Takes what a statement threw and names of constraints; returns whether the database refused it by one of them. Two who
 * press at the same moment are told apart by an index, not by a look before.
 */
export function violates(error: unknown, ...constraints: readonly string[]): boolean {
  return error instanceof Error && 'constraint' in error && constraints.includes(String(error.constraint))
}

/** Takes what a statement threw; returns whether PostgreSQL asks for it once more: a deadlock, or rows that moved under it. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
