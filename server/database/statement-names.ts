const mostTexts = 2000
const mostPerConnection = 400
const names = new Map<string, string>()

/**
 * The name under which a connection keeps the plan of this SQL; none when the connection keeps enough already.
 * `kept` are the texts that the connection has named.
 */
export function nameStatement(text: string, prepared: Set<string>): string | undefined {
  const known = names.get(text)
  if (known && prepared.has(text)) return known
  if (prepared.size >= mostPerConnection || (!known && names.size >= mostTexts)) return undefined
  const name = known ?? `s${names.size + 1}`
  names.set(text, name)
  prepared.add(text)
  return name
}
