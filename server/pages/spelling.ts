/** A path whose fixed parts are known words; the rest of it (ids, slugs) keeps its case. */
const fixedParts =
  /^(\/en)?(\/(?:menu|item|branches|link|app|contact-us|select-type|page|cart|checkout|order|o|closed|check_payment|check-payment))?(\/(?:pickup|car|delivery|dinein|scheduled|e|message))?(?=\/|$)/i

/**
 * Takes a request's path and query; returns the one spelling of that address: no trailing or doubled slash, no
 * backslash, no needless percent sign, fixed parts in lower case. Undefined when it cannot be decoded. Safety 22.
 */
export function spellOnce(target: string): string | undefined {
  const queryAt = target.indexOf('?')
  const path = queryAt === -1 ? target : target.slice(0, queryAt)
  const query = queryAt === -1 ? '' : target.slice(queryAt)
  if (path === '/') return target
  const plain = unescapePlain(path)
  if (plain === undefined) return undefined
  // one slash in front, always: two of them would be another host
  const slashed = `/${plain
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/\/$/, '')}`
  return slashed.replace(fixedParts, (fixed) => fixed.toLowerCase()) + query
}

/** Undoes the percent signs of letters, digits and -._~ alone: they mean the same either way. */
function unescapePlain(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    decodeURIComponent(path)
  } catch {
    return undefined
  }
  return path.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : whole.toUpperCase()
  })
}
