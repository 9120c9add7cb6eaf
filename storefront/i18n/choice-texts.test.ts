import { describe, expect, it } from 'vitest'
import { texts } from '#domain/platform/texts.ts'
import { takesOrders } from '../branches/branches-screen.tsx'
import { ar } from './ar.ts'
import { arChoice } from './ar/choice.ts'
import { en } from './en.ts'
import { enChoice } from './en/choice.ts'

describe('the words of the specification', () => {
  it('spec 8: "Order service is not available" when no branch takes an order, now or for later', () => {
    const branch = (open: boolean, schedule_allowed: boolean) => ({ open, schedule_allowed })
    expect(takesOrders([branch(false, false), branch(false, false)])).toBe(false)
    expect(takesOrders([branch(false, false), branch(false, true)])).toBe(true)
    expect(takesOrders([branch(true, false)])).toBe(true)
    const { ar: arabic, en: english } = texts['order-service-unavailable']
    expect([arChoice['choice.service-off'], enChoice['choice.service-off']]).toEqual([arabic, english])
  })

  it('spec 8: "Menu is not available now" where a branch has nothing for the way to order', () => {
    const { ar: arabic, en: english } = texts['menu-unavailable']
    expect([ar['menu.empty'], en['menu.empty']]).toEqual([arabic, english])
  })

  it('spec 8: what leaves the cart with a branch is named after its words', () => {
    const { ar: arabic, en: english } = texts['items-removed']
    const said = [arChoice['choice.removed'], enChoice['choice.removed']]
    expect(said).toEqual([`${arabic}: {names}`, `${english}: {names}`])
  })
})
