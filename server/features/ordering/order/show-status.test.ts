import { expect, it } from 'vitest'
import { orderStatuses, statusMessageKey } from '#domain/ordering/order-status.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { showStatus } from './show-order.ts'

const own = { 'language.in_kichen': { ar: 'على النار', en: 'On the fire' } }
const catalogue = (settings: Catalogue['settings']) => ({ settings }) as Catalogue

it('spec 4: every status is shown by the restaurant’s message, each by its own, in the asked language', () => {
  const labels = orderStatuses
    .filter((status) => statusMessageKey[status] !== undefined)
    .map((status) => [status, showStatus(status, catalogue({}), 'en').label])
  expect(labels).toEqual([
    ['created', 'Submitted'],
    ['accepted', 'In Kitchen'],
    ['ready', 'Ready'],
    ['outdelivery', 'In Route'],
    ['delivered', 'Completed'],
    ['canceled', 'Canceled'],
    ['missed', 'Missed'],
  ])
  expect(showStatus('accepted', catalogue(own), 'ar').label).toBe('على النار')
})

it('spec 4: a status without a message is the translation of its raw value, on #efeae5 in #ff0000', () => {
  const raw = orderStatuses.filter((status) => statusMessageKey[status] === undefined)
  const shown = (language: 'ar' | 'en') => raw.map((status) => showStatus(status, catalogue(own), language))
  expect(shown('en').map(({ status, label }) => [status, label])).toEqual([
    ['callcenter_pending', 'Waiting for payment'],
    ['b2b_pending', 'Waiting for company approval'],
    ['partially_refunded', 'Partially refunded'],
    ['refunded', 'Refunded'],
    ['b2b_canceled', 'Canceled by the company'],
  ])
  for (const { label } of shown('ar')) expect(label).toMatch(/^[\u0600-\u06ff ]+$/)
  for (const one of shown('en'))
    expect(one).toMatchObject({ background_color: '#efeae5', text_color: '#ff0000' })
})
