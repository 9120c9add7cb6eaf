import { expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { CallError } from '#contract/core/client.ts'
import { leadToLast, readPage } from './read-page.ts'
import { reorder } from './reorder.ts'

const cart = (removed: string[], news: string[] = []) => ({
  reorder: async () => ({ removed, news }) as CartWire,
})
const refused = (code: string, details = {}) => ({
  reorder: () =>
    Promise.reject(new CallError(409, { code, message: `words of ${code}`, request_id: '', details })),
})

it('ordering again goes straight to the cart when all of it is to be had', async () => {
  expect(await reorder(cart([]), 'o1')).toEqual({ kind: 'whole' })
})

it('spec 8: what is no longer to be had is named before the cart is seen', async () => {
  expect(await reorder(cart(['شاورما']), 'o1')).toEqual({ kind: 'part', removed: ['شاورما'], news: [] })
  const fewer = 'Only 2 of “Cake” can be had now.'
  expect(await reorder(cart([], [fewer]), 'o1')).toEqual({ kind: 'part', removed: [], news: [fewer] })
  expect(await reorder(refused('items-removed', { items: ['شاورما'] }), 'o1')).toEqual({
    kind: 'failed',
    words: 'words of items-removed',
    names: ['شاورما'],
    stranger: false,
  })
})

it('an order of somebody else asks to sign in; a lost connection says so', async () => {
  expect(await reorder(refused('order-unavailable'), 'o1')).toMatchObject({ stranger: true })
  const lost = { reorder: () => Promise.reject(new TypeError('fetch')) }
  expect(await reorder(lost, 'o1')).toMatchObject({ kind: 'failed', words: undefined })
})

it('spec 2: /account/orders/{page} takes whole numbers from 1', () => {
  expect([null, '1', '27'].map(readPage)).toEqual([1, 1, 27])
  expect(['0', '-1', '01', '1.5', 'x', '', '999999'].map(readPage)).toEqual(Array(7).fill(undefined))
})

it('spec 2: whoever asks for more pages than a list has is led to its last one, in the language of the page', () => {
  const to = (page: number) => `/account/orders/${page}`
  const led = (page: number, last: number, language: 'ar' | 'en' = 'ar') => {
    try {
      leadToLast({ current_page: page, last_page: last }, to, language)
      return undefined
    } catch (redirected) {
      return (redirected as Response).headers.get('location')
    }
  }
  expect([led(1, 1), led(1, 0), led(3, 3), led(2, 3)]).toEqual([undefined, undefined, undefined, undefined])
  expect([led(9, 3), led(2, 1, 'en'), led(2, 0)]).toEqual([
    '/account/orders/3',
    '/en/account/orders/1',
    '/account/orders/1',
  ])
})
