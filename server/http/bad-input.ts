import { refusalCodes, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * Takes what a call's check found and what was sent; returns the refusal that names each field: missing, what its bound
 * in the contract says of it, or not right. Where all say the same of a bound, that is the refusal. Spec 5.
 */
export function badInput(issues: readonly Issue[], sent: unknown): Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  for (const { path, message } of issues)
    fields[path.join('.') || 'body'] = [
      isMissing(sent, path) ? 'field-required' : (namedBy(message) ?? 'bad-input'),
    ]
  const [first, ...others] = new Set(Object.values(fields).flat())
  const code = first && others.length === 0 && first !== 'field-required' ? first : 'bad-input'
  return refuse(code, { fields })
}

/** A bound of the contract may name its refusal as its message. */
const namedBy = (message: string): RefusalCode | undefined => refusalCodes.find((code) => code === message)

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
