import type { DraftAddressWire } from '#contract/delivery/delivery.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'

/** Takes a draft; returns where it goes as it travels, null when it is no delivery. */
export function showAddress({ address }: CartDraft): DraftAddressWire | null {
  return address ? { ...address, id: address.id ?? null } : null
}
