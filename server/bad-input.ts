import { refuse, type Refusal, type RefusalCode } from '#domain/refusal.ts'

/** Takes what a call's check found and what was sent; returns the refusal that names each field: missing, or not right. Spec 5. */
export function badInput(issues: readonly { path: readonly PropertyKey[] }[], sent: unknown): Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  for (const { path } of issues)
    fields[path.join('.') || 'body'] = [isMissing(sent, path) ? 'field-required' : 'bad-input']
  return refuse('bad-input', { fields })
}

/** What was sent to be checked: the validator hands it over beside its result, which its type does not say. */
export const sentOf = (result: object): unknown => ('data' in result ? result.data : undefined)

function isMissing(sent: unknown, path: readonly PropertyKey[]): boolean {
  if (path.length === 0) return false
  let at = sent
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return false
    at = Object.getOwnPropertyDescriptor(at, key)?.value
  }
  return at === undefined
}
