import { describe, expect, it } from 'vitest'
import type { MenuWire } from '#contract/menu.ts'
import { loadMenu } from './load-menu.ts'

const client = {
  menu: async ({ type }: { type?: string }) =>
    ({ type, branch: { id: 'olaya', types: ['pickup', 'car'] } }) as unknown as MenuWire,
}
const answerOf = (type: string, language: 'ar' | 'en' = 'ar') =>
  loadMenu(client, { type, branchId: 'olaya', language }).then(
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
