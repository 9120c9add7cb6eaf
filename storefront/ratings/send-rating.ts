import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { OrderRatingWire, RatingInput } from '#contract/ratings/rating.ts'

/** What is known of what was sent before. */
interface Before {
  /** The order has a rating. */
  readonly rated: boolean
  /** A first one was sent, and no answer came. */
  readonly unanswered: boolean
}

/**
 * Takes an order, what its guest says and what is known of before; keeps it, as its first rating or over the one that there
 * is: one whose answer was lost is there, though the page does not know.
 */
export async function sendRating(
  client: Pick<Client, 'rateOrder' | 'changeRating'>,
  orderId: string,
  input: RatingInput,
  { rated, unanswered }: Before,
): Promise<OrderRatingWire> {
  if (rated) return client.changeRating(orderId, input)
  try {
    return await client.rateOrder(orderId, input)
  } catch (error) {
    const twice = unanswered && error instanceof CallError && error.body.code === 'rating-failed'
    if (!twice) throw error
    return client.changeRating(orderId, input)
  }
}
