import { dayMs } from '../core/durations.ts'

/** What other programs can be told of. */
export const webhookTypes = [
  'order.created',
  'order.paid',
  'order.status_changed',
  'order.refunded',
  'item.stock_changed',
] as const

export type WebhookType = (typeof webhookTypes)[number]

/** The most addresses of a restaurant. */
export const mostWebhooks = 10

/** How long a former secret still signs beside the new one. */
export const formerSecretMs = dayMs

const waits = [10, 30, 120, 600, 1800, 7200, 21_600, 43_200] as const

/**
 * Takes how often a delivery was tried in vain and now (UTC ms); returns when it is tried again, or undefined when it is
 * given up: nine tries within a day.
 */
export function nextTry(tries: number, now: number): number | undefined {
  const seconds = waits[tries - 1]
  return seconds === undefined ? undefined : now + seconds * 1000
}

/** Takes how many deliveries to an address failed in a row and now (UTC ms); returns until when it is left alone. */
export function pauseUntil(failures: number, now: number): number {
  return now + Math.min(600, 5 * 2 ** Math.min(failures, 10)) * 1000
}
