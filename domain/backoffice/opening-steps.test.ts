import { describe, expect, it } from 'vitest'
import { missingSteps, openingSteps, type OpeningFacts } from './opening-steps.ts'

const branch = {
  id: 'olaya',
  types: ['pickup', 'delivery', 'dinein'],
  hours: true,
  unplaced: false,
  phone: '+966112345678',
  zones: 1,
  tables: 4,
} as const
const ready: OpeningFacts = {
  branches: [branch],
  items: { count: 12, pictured: 12 },
  untaxed: false,
  unnamed: false,
  cards: true,
  gateway: true,
  sender: true,
  websiteOn: true,
  logo: true,
  ownPages: 2,
  team: 3,
}
const bare: OpeningFacts = {
  branches: [
    branch,
    { ...branch, id: 'malaz', hours: false, unplaced: true, phone: '', zones: 0, tables: 0 },
  ],
  items: { count: 3, pictured: 2 },
  untaxed: true,
  unnamed: true,
  cards: true,
  gateway: false,
  sender: false,
  websiteOn: false,
  logo: false,
  ownPages: 0,
  team: 1,
}

describe('what is missing before opening', () => {
  it('is nothing once all is done, and all of it in its order before, with the branch that lacks it', () => {
    expect(missingSteps(ready)).toEqual([])
    const missing = missingSteps(bare)
    expect(missing.map(({ step }) => step)).toEqual(openingSteps.filter((step) => step !== 'menu'))
    expect(missing.filter(({ branchId }) => branchId === 'malaz').map(({ step }) => step)).toEqual([
      'hours',
      'zones',
      'tables',
      'place',
      'phone',
    ])
  })

  it('asks for nothing that the restaurant does without', () => {
    const pickup = { ...branch, types: ['pickup'] as const, zones: 0, tables: 0 }
    expect(missingSteps({ ...ready, branches: [pickup], cards: false, gateway: false })).toEqual([])
  })

  it('asks for dishes first, and for their pictures once there are some', () => {
    const stepsOf = (count: number, pictured: number) =>
      missingSteps({ ...ready, items: { count, pictured } }).map(({ step }) => step)
    expect([stepsOf(0, 0), stepsOf(2, 1), stepsOf(2, 2)]).toEqual([['menu'], ['pictures'], []])
  })
})
