import type { PlaceOrderBody } from '#contract/ordering/order.ts'

const storeKey = 'order-intent'

/** Where an intent is kept: sessionStorage, or what stands for it in a test. */
export type IntentStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Takes what will be ordered; returns the Idempotency-Key of that intent. Pressing pay again, a reload or a lost answer
 * keep the key; another cart version, total or contact is another intent. Safety 2.
 */
export function intentKey(body: PlaceOrderBody, store: IntentStore, makeKey: () => string): string {
  const meaning = JSON.stringify(body)
  const stored = readStored(store)
  if (stored?.meaning === meaning) return stored.key
  const key = makeKey()
  store.setItem(storeKey, JSON.stringify({ meaning, key }))
  return key
}

/** Forgets the intent: the order is paid, or its key was used for something else. */
export function forgetIntent(store: IntentStore): void {
  store.removeItem(storeKey)
}

function readStored(store: IntentStore): { meaning: string; key: string } | undefined {
  try {
    const stored: unknown = JSON.parse(store.getItem(storeKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('meaning' in stored) || !('key' in stored))
      return undefined
    const { meaning, key } = stored
    return typeof meaning === 'string' && typeof key === 'string' ? { meaning, key } : undefined
  } catch {
    return undefined
  }
}
