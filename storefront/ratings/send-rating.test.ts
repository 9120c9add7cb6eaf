import { expect, it, vi } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { OrderRatingWire } from '#contract/ratings/rating.ts'
import { sendRating } from './send-rating.ts'

const input = { food: 5, service: 4, delivery: null, comment: '', items: [], photos: [] }
const saved = { rating: null } as unknown as OrderRatingWire
const failed = new CallError(409, { code: 'rating-failed', message: "Can't add rate", request_id: '' })
const clientThat = (rate: Client['rateOrder']) => ({
  rateOrder: vi.fn<Client['rateOrder']>(rate),
  changeRating: vi.fn<Client['changeRating']>(async () => saved),
})

it('a rating whose answer was lost is said over, not refused', async () => {
  const client = clientThat(() => Promise.reject(failed))
  expect(await sendRating(client, 'o', input, { rated: false, unanswered: true })).toBe(saved)
  expect(client.changeRating).toHaveBeenCalledWith('o', input)
})

it('one that never came to the server is given as the first', async () => {
  const client = clientThat(async () => saved)
  expect(await sendRating(client, 'o', input, { rated: false, unanswered: true })).toBe(saved)
  expect(client.changeRating).not.toHaveBeenCalled()
})

it('what is refused with nothing lost before stays refused', async () => {
  const client = clientThat(() => Promise.reject(failed))
  await expect(sendRating(client, 'o', input, { rated: false, unanswered: false })).rejects.toBe(failed)
})
