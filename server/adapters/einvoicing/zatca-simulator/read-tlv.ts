/** Takes the Base64 of a code; returns its fields by tag, undefined where lengths do not fit or a tag stands twice. */
export function readTlv(code: string): ReadonlyMap<number, Buffer> | undefined {
  const bytes = Buffer.from(code, 'base64')
  const fields = new Map<number, Buffer>()
  for (let at = 0; at < bytes.length;) {
    const [tag, length] = [bytes[at], bytes[at + 1]]
    if (tag === undefined || length === undefined || fields.has(tag)) return undefined
    const value = bytes.subarray(at + 2, at + 2 + length)
    if (value.length < length) return undefined
    fields.set(tag, value)
    at += 2 + length
  }
  return fields
}
