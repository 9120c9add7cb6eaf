import type { Bill } from '#domain/pricing/bill.ts'
import type { CouponOut } from '../../pricing/apply-tenders.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { CartDraft, DraftAddress } from '#domain/ordering/cart-draft.ts'
import type { DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { toDecimal } from '#domain/core/money.ts'
import { readyMinutes } from '#domain/ordering/ready-time.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Zone } from '#domain/delivery/zone.ts'
import { zoneFrom } from '#server/content/delivery-at.ts'
import { showAddress } from '#server/show/show-address.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'

/** Where a cart goes, as far as it is known. */
export interface CartDelivery {
  readonly address?: DraftAddress
  /** The zone that serves the address from the cart's branch. */
  readonly zone?: Zone
}

/** Takes a cart with its branch and content; returns where it goes; undefined when it is no delivery. Rule "Delivery zones". */
export function deliveryOf(
  { type, draft }: { type: OrderType; draft: CartDraft },
  branch: Branch,
  catalogue: Catalogue,
): CartDelivery | undefined {
  if (type !== 'delivery') return undefined
  const { address } = draft
  if (!address) return {}
  const { latitude, longitude } = address
  if (latitude === null || longitude === null) return { address }
  const zone = zoneFrom(catalogue, branch, { latitude, longitude })
  return { address, ...(zone && { zone }) }
}

/**
 * Takes where a cart goes and its terms; returns why it cannot be delivered: 'address-required', 'address-unplaced' (no
 * point on the map), 'delivery-unavailable', 'below-minimum' (with what is missing); undefined when it can, and for what is no
 * delivery. Spec 8, rule "Delivery zones".
 */
export function refuseDelivery(
  delivery: CartDelivery | undefined,
  terms: DeliveryTerms | undefined,
  currency: string,
): Refusal | undefined {
  if (!delivery) return undefined
  const { address, zone } = delivery
  if (!address) return refuse('address-required')
  if (address.latitude === null) return refuse('address-unplaced')
  if (!zone || !terms) return refuse('delivery-unavailable')
  if (terms.missing === 0) return undefined
  const amounts = { missing: toDecimal(terms.missing), minimum: toDecimal(zone.minimum), currency }
  return refuse('below-minimum', { details: amounts })
}

/** Takes a branch, the minutes of its load and where the cart goes; returns the promised range. Rule "Promised time". */
export function promiseOf(
  { baseMinutes }: Pick<Branch, 'baseMinutes'>,
  load: number,
  delivery: CartDelivery | undefined,
): { from: number; to: number } {
  return readyMinutes(baseMinutes + load + (delivery?.zone?.minutes ?? 0))
}

/** Takes where a cart goes with its bill and terms; returns what the cart says of it. The address is for its owner alone. */
export function showDelivery(
  { delivery, terms, bill }: Delivered,
  { language, mine }: { language: Language; mine: boolean },
): Pick<CartWire, 'address' | 'delivery'> {
  const address = mine ? delivery?.address : undefined
  const zone = delivery?.zone
  return {
    address: showAddress(address ? { address } : {}),
    delivery:
      zone && terms
        ? {
            zone_name: wordIn(zone.name, language),
            fee: toDecimal(bill.delivery?.amount ?? 0),
            full_fee: toDecimal(zone.fee),
            minimum: toDecimal(zone.minimum),
            missing: toDecimal(terms.missing),
            left_until_free: terms.leftUntilFree === undefined ? null : toDecimal(terms.leftUntilFree),
            minutes: zone.minutes,
          }
        : null,
  }
}

/** A bill, and where it goes. */
export interface Delivered extends CouponOut {
  readonly bill: Bill
  readonly delivery?: CartDelivery
  readonly terms?: DeliveryTerms
}
