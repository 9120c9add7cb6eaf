import { tabStore } from '#web/tab-store.ts'

const storeKey = 'offer-code'

/** Takes the query of the address that a visit began at; keeps the coupon that an offer's link names, for this visit. */
export function keepOfferCode(search: string): void {
  const code = new URLSearchParams(search).get('coupon') ?? ''
  if (/^[A-Za-z0-9_-]{2,30}$/.test(code)) tabStore.setItem(storeKey, code)
}

/** Returns the kept code, or empty. */
export const readOfferCode = (): string => tabStore.getItem(storeKey) ?? ''

/** Forgets it: it was used. */
export const forgetOfferCode = (): void => tabStore.removeItem(storeKey)
