import type { OrderType } from '#domain/core/order-type.ts'
import type { Language } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'

/**
 * Takes where the guest came from, if from somewhere, the way to order that was chosen and the language; returns where it
 * goes on. A menu is left for the one of the way: the guest of a delivery's menu may have chosen to pick up.
 */
export function wayOn(next: string | undefined, type: OrderType, language: Language): string {
  const fromMenu = next === undefined || /^(\/en)?\/menu(?=[/?#]|$)/.test(next)
  return fromMenu ? localPath(`/menu/${type}`, language) : next
}
