import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a shop needs to use its account here. Both are made from the operator's key, so no list is kept. */
export interface AccountCredentials {
  readonly secretKey: string
  readonly webhookSecret: string
}

const accountName = /^[A-Za-z0-9-]{1,40}$/

/** Takes the operator's key and an account's name (letters, digits, hyphens); returns its credentials. */
export function accountCredentials(key: string, accountId: string): AccountCredentials {
  if (!accountName.test(accountId)) throw new RangeError(`not an account name: ${accountId}`)
  const secret = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${accountId}`).digest('hex')
  return {
    secretKey: `sk_test_${accountId}_${secret('api').slice(0, 40)}`,
    webhookSecret: `whsec_test_${secret('webhook').slice(0, 40)}`,
  }
}

/** Takes the operator's key and a caller's secret key; returns whose it is, or nothing when it is wrong. */
export function findAccount(key: string, secretKey: string): string | undefined {
  const accountId = /^sk_test_([A-Za-z0-9-]{1,40})_[0-9a-f]{40}$/.exec(secretKey)?.[1]
  if (accountId === undefined) return undefined
  return isSame(accountCredentials(key, accountId).secretKey, secretKey) ? accountId : undefined
}

/** Takes two secrets; tells whether they are the same, in a time that does not show how much of them is. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
