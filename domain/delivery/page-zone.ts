/** What a page may load and show decides its rules for scripts, frames and forms (safety 25). */
export type PageZone = 'public' | 'money' | 'person' | 'map' | 'captcha'

const zones: readonly (readonly [RegExp, PageZone])[] = [
  // followed with a map, and nothing is paid there (decision 0041)
  [/^\/order\/[^/?#]+\/tracking\/?([?#]|$)/i, 'map'],
  [/^\/(checkout|check_payment|check-payment|o|order)([/?#]|$)/i, 'money'],
  [/^\/(my-address|delivery-address)([/?#]|$)/i, 'map'],
  [/^\/contact-us([/?#]|$)/i, 'captcha'],
  [/^\/(account|auth|driver|company-order|table|reservations|waiting-list)([/?#]|$)/i, 'person'],
  [/^\/menu\/dinein\/session([/?#]|$)/i, 'person'],
  [/^\/(challenges|referral-code|rewards|order-as-usual|group)([/?#]|$)/i, 'person'],
]

/**
 * Takes an own path without language prefix, with its query or without; returns its zone. Crossing zones is a document
 * load, since the first document's rules hold for all that follow; the server writes those rules by the same table.
 * Safety 25.
 */
export function pageZone(path: string): PageZone {
  return zones.find(([pattern]) => pattern.test(path))?.[1] ?? 'public'
}
