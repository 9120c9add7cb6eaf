const latin = /^[\x20-\x7e]$/
const places = /^(?:Key([A-Z])|Digit(\d)|Numpad(\d)|(Slash))$/

/**
 * Takes a key that was pressed; returns it as a Latin keyboard writes it, small: on an Arabic one the same keys are ق and ظ,
 * and on some ١ to ٩. Keys that write nothing come back as they are.
 */
export function latinKey({ key, code }: { readonly key: string; readonly code: string }): string {
  if (latin.test(key)) return key.toLowerCase()
  const [, letter, digit, pad, slash] = places.exec(code) ?? []
  return letter?.toLowerCase() ?? digit ?? pad ?? (slash ? '/' : key)
}
