import { describe, expect, it } from 'vitest'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { usualWay } from '#domain/core/order-type.ts'
import { loadMenu } from './load-menu.ts'

/** A branch of these ways, which answers as the server does. */
const branchOf = (types: readonly OrderType[]) => ({
  menu: async ({ type = usualWay(types) ?? 'e' }: { type?: string }) =>
    ({ type, branch: { id: 'olaya', types } }) as unknown as MenuWire,
})
const answerOf = (
  type: string | undefined,
  language: 'ar' | 'en' = 'ar',
  types: readonly OrderType[] = ['pickup', 'car'],
) =>
  loadMenu(branchOf(types), { type, branchId: 'olaya', language }).then(
    (menu) => menu.type,
    (thrown: unknown) =>
      thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : 'failed',
  )

describe('spec 2: /menu/{type}', () => {
  it('is the menu of a way that the branch offers, and the one to read', async () => {
    expect(await answerOf('pickup')).toBe('pickup')
    expect(await answerOf('car')).toBe('car')
    expect(await answerOf('e')).toBe('e')
  })

  it('leads to the choice of a branch for a way that this one does not offer, in its language', async () => {
    expect(await answerOf('delivery')).toEqual([302, '/select-type/delivery'])
    expect(await answerOf('delivery', 'en')).toEqual([302, '/en/select-type/delivery'])
  })

  it('leads to the table’s code for the way to eat here', async () => {
    expect(await answerOf('dinein', 'en')).toEqual([302, '/en/select-type/dinein'])
  })

  it('any other type is not found', async () => {
    expect(await answerOf('sofa')).toEqual([404, null])
    expect(await answerOf('scheduled')).toEqual([404, null])
  })
})

describe('spec 2: /menu', () => {
  it('is the menu of the branch’s usual way, with pickup or without', async () => {
    expect(await answerOf(undefined)).toBe('pickup')
    expect(await answerOf(undefined, 'ar', ['delivery', 'dinein'])).toBe('delivery')
  })

  it('leads to the table’s code where that is the only way, and says so where there is none', async () => {
    expect(await answerOf(undefined, 'en', ['dinein'])).toEqual([302, '/en/select-type/dinein'])
    expect(await answerOf(undefined, 'en', [])).toEqual([404, null])
  })
})
