import { expect, it } from 'vitest'
import type { OpeningPlan } from './opening.ts'
import { fallenOutside, isOutsideHours } from './sold-outside.ts'

const plan: OpeningPlan = {
  timeZone: 'Asia/Riyadh',
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 600, to: 1500 }],
  typeHours: {},
  exceptions: [],
  pauses: [],
}
const at = (text: string) => Date.parse(`${text}:00+03:00`)
const pickup = { type: 'pickup', at: at('2026-11-28T14:00') } as const
const night = { type: 'delivery', at: at('2026-11-29T00:30') } as const
const table = { type: undefined, at: at('2026-11-28T20:00') }
const closed = {
  id: 'x',
  name: { ar: '', en: '' },
  from: '2026-11-28',
  to: '2026-11-28',
  types: [],
  windows: [],
}

it('a day that is closed leaves what is sold for it outside, also after midnight and at tables', () => {
  expect([pickup, night, table].map((one) => isOutsideHours(plan, one))).toEqual([false, false, false])
  const after = { ...plan, exceptions: [closed] }
  expect(fallenOutside(plan, after, [pickup, night, table])).toEqual([pickup, night, table])
})

it('hours of one way to order leave the others inside, and what was outside before is no news', () => {
  const after = { ...plan, typeHours: { pickup: [{ days: [6], from: 900, to: 1200 }] } }
  expect(fallenOutside(plan, after, [pickup, night, table])).toEqual([pickup])
  expect(fallenOutside(after, after, [pickup])).toEqual([])
})

it('a pause over its time counts, one beside it does not', () => {
  const pause = (from: string, to: string) => ({
    ...plan,
    pauses: [
      {
        id: 'p',
        name: { ar: '', en: '' },
        types: [],
        kind: 'once' as const,
        startsAt: at(from),
        endsAt: at(to),
      },
    ],
  })
  expect(fallenOutside(plan, pause('2026-11-28T13:30', '2026-11-28T14:30'), [pickup])).toEqual([pickup])
  expect(fallenOutside(plan, pause('2026-11-28T13:00', '2026-11-28T14:00'), [pickup])).toEqual([])
})
