import { describe, expect, it } from 'vitest'
import { texts } from '#domain/texts.ts'
import { arChoice } from './ar-choice.ts'
import { enChoice } from './en-choice.ts'

describe('the words of the specification', () => {
  it('spec 8: "Order service is not available" where no branch takes an order', () => {
    const { ar, en } = texts['order-service-unavailable']
    expect([arChoice['choice.service-off'], enChoice['choice.service-off']]).toEqual([ar, en])
  })

  it('spec 8: what leaves the cart with a branch is named after its words', () => {
    const { ar, en } = texts['items-removed']
    const said = [arChoice['choice.removed'], enChoice['choice.removed']]
    expect(said).toEqual([`${ar}: {names}`, `${en}: {names}`])
  })
})
