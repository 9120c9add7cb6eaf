/**
 * Takes what was shown and what came in its place, both as JSON gives them; returns what came, with the very objects of
 * before wherever nothing changed, all of it when nothing did. Rows of a list are the same row by their `id`, else by
 * their place. So a room draws anew only what changed.
 */
export function keepSame<T>(before: T, after: T): T {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after)) return keepRows(before, after) as T
  if (!isRecord(before) || !isRecord(after)) return after
  const keys = Object.keys(after)
  const merged = Object.fromEntries(
    keys.map((key) => [key, keepSame(Object.hasOwn(before, key) ? before[key] : undefined, after[key])]),
  )
  const same =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && Object.is(merged[key], before[key]))
  return (same ? before : merged) as T
}

function keepRows(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.flatMap((row) => (hasId(row) ? [[row.id, row] as const] : [])))
  const merged = after.map((row, i) => keepSame(hasId(row) ? byId.get(row.id) : before[i], row))
  return merged.length === before.length && merged.every((row, i) => Object.is(row, before[i]))
    ? before
    : merged
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasId = (value: unknown): value is { readonly id: unknown } => isRecord(value) && 'id' in value
