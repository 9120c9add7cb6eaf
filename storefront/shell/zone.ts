export type Zone = 'public' | 'money' | 'person'

const zones: readonly (readonly [RegExp, Zone])[] = [
  [/^\/(checkout|check_payment|check-payment|o|order)(\/|$)/, 'money'],
  [/^\/(account|auth|my-address)(\/|$)/, 'person'],
]

/**
 * Takes an own path without language prefix; returns its zone. Crossing zones is a document load, since the first
 * document's rules for scripts and frames hold for all that follow (safety 25).
 */
export function zoneOf(path: string): Zone {
  return zones.find(([pattern]) => pattern.test(path))?.[1] ?? 'public'
}
