import { expect, it } from 'vitest'
import { makeClient } from '../core/client.ts'

it('spec 7, 9: allergens are asked for with page 0, the times of a day with the source web', async () => {
  const sent: { path: string; body: unknown }[] = []
  const client = makeClient({
    language: 'en',
    fetch: async (path, init) => {
      sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
      return Response.json({})
    },
  })
  await client.allergens()
  await client.reservationSlots('b1', { date: '2026-11-22', guests_count: 2 })
  expect(sent).toEqual([
    { path: '/api/v1/menu/allergens?page=0', body: undefined },
    {
      path: '/api/v1/branch/branches/b1/reservations-slots',
      body: { branch_id: 'b1', date: '2026-11-22', guests_count: 2, source: 'web' },
    },
  ])
})
