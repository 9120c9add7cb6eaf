/**
 * Who shops when a member of staff takes an order by phone: not the caller's account and not their browser, whose carts
 * and holds stay as they are, but the member, for one order. The member vouches for the caller's number (decision 0135).
 */
const mark = 'phone:'

/** Takes a member and an id that is not used yet; returns the shopper of one order by phone. */
export function byPhone(staffId: string, id: string): string {
  return `${mark}${staffId}.${id}`
}

/** Takes a shopper; returns whether a member of staff shops for a caller, and so vouches for the number. */
export function isByPhone(shopper: string): boolean {
  return shopper.startsWith(mark)
}

/** Takes a shopper; returns the id of the member who takes the order by phone, undefined for any other shopper. */
export function takerOf(shopper: string): string | undefined {
  return isByPhone(shopper) ? shopper.slice(mark.length).split('.')[0] : undefined
}
