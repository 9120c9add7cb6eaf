import type { OrderWire } from '#contract/ordering/order.ts'

/** Takes the order on the page and an answer; returns the newer one. Answers may come late and out of order (safety 29). */
export function newerOrder(shown: OrderWire, answer: OrderWire | null): OrderWire {
  return answer && answer.version > shown.version ? answer : shown
}
