import { expect, it } from 'vitest'
import type { OrderWire } from '#contract/ordering/order.ts'
import { holdReload } from '#web/hold-reload.ts'
import { newerOrder } from './use-live-order.ts'
import { reloadWhenFree } from './reload-when-free.ts'

function makePage(visible = true) {
  const page = { visible, reloads: 0, wait: 0, run: () => {}, show: () => {} }
  const world = {
    isVisible: () => page.visible,
    onVisible: (run: () => void) => {
      page.show = () => {
        page.visible = true
        run()
      }
      return () => {}
    },
    later: (run: () => void, wait: number) => {
      page.run = run
      page.wait = wait
    },
    random: () => 0.5,
    reload: () => void (page.reloads += 1),
  }
  return { page, world }
}

it('safety 30: reloads after a random part of the spread, once', () => {
  const { page, world } = makePage()
  reloadWhenFree(5000, world)
  expect([page.wait, page.reloads]).toEqual([2500, 0])
  page.run()
  page.show()
  expect(page.reloads).toBe(1)
})

it('safety 30: a hidden page waits until it is seen', () => {
  const { page, world } = makePage(false)
  reloadWhenFree(5000, world)
  page.run()
  expect(page.reloads).toBe(0)
  page.show()
  expect(page.reloads).toBe(1)
})

it('spec 1: waits for a half-filled form or a payment under way, for all of them', () => {
  const { page, world } = makePage()
  const form = holdReload()
  const payment = holdReload()
  reloadWhenFree(5000, world)
  page.run()
  form()
  expect(page.reloads).toBe(0)
  payment()
  expect(page.reloads).toBe(1)
})

it('safety 29: an answer that comes late never takes the order back', () => {
  const order = (version: number) => ({ version }) as OrderWire
  const shown = order(5)
  expect(newerOrder(shown, order(4))).toBe(shown)
  expect(newerOrder(shown, null)).toBe(shown)
  expect(newerOrder(shown, order(6)).version).toBe(6)
})
