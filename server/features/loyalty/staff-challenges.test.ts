import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChallengeWire } from '#contract/loyalty/challenges.ts'
import type { PageOf } from '#contract/customers/customer-lists.ts'
import type { ChallengeBody, ChallengeTryWire, StaffChallengeWire } from '#contract/loyalty/loyalty-desk.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

const challenges = async (visitor: Visitor) =>
  (await visitor.call<PageOf<ChallengeWire>>('GET', '/api/v1/wallet/challenges-settings/get-by-customer-id'))
    .data

describe('challenges on the console', () => {
  const body: ChallengeBody = {
    name: { ar: 'تحدي الشاي', en: 'Tea' },
    terms: { ar: '', en: '' },
    goal: { kind: 'orders', count: 2 },
    duration: { amount: 1, unit: 'days' },
    reward: { kind: 'wallet', amount: '5.00' },
    types: [],
    branch_ids: [],
    minimum: null,
    group_ids: [],
    most: null,
    starts_at: null,
    ends_at: null,
  }

  it('a dry run plays it on last month’s orders and changes nothing; then it is made, paused and ended', async () => {
    const own = await makeMoneyShop(test)
    const boss = await own.staff()
    const tried = await boss.call<ChallengeTryWire>('POST', '/api/v1/staff/challenges/dry-run', body)
    expect(tried).toMatchObject({ days: 30, players: 0, wins: 0, cost: '0.00' })
    expect(await challenges(own.guest())).toEqual([])
    const made = await boss.call<StaffChallengeWire>('POST', '/api/v1/staff/challenges', body)
    expect(made).toMatchObject({ state: 'running', players: 0 })
    expect(await challenges(own.guest())).toHaveLength(1)
    const state = (to: string) => boss.call('PUT', `/api/v1/staff/challenges/${made.id}/state`, { state: to })
    expect(await state('paused')).toMatchObject({ state: 'paused' })
    expect(await challenges(own.guest())).toEqual([])
    expect(await state('running')).toMatchObject({ state: 'running' })
    expect(await state('over')).toMatchObject({ state: 'over' })
  })

  it('safety 37: its last day is one of the restaurant’s calendar, for staff and for guests alike', async () => {
    const own = await makeMoneyShop(test)
    const boss = await own.staff()
    const last = { ...body, ends_on: '2099-12-31' }
    const made = await boss.call<StaffChallengeWire>('POST', '/api/v1/staff/challenges', last)
    expect(made).toMatchObject({
      ends_at: '2099-12-31T21:00:00.000Z',
      ends_on: '2099-12-31',
      ends_words: '2099/12/31',
    })
    expect(await challenges(own.guest())).toMatchObject([{ ends_words: '2099/12/31' }])
    for (const ends_on of ['2020-01-01', '2099-02-30'])
      expect(await boss.refused('POST', '/api/v1/staff/challenges', { ...body, ends_on })).toMatchObject({
        code: 'bad-input',
        errors: { ends_at: expect.anything() },
      })
  })

  it('refuses what is no challenge by its field, and whom it does not concern', async () => {
    const bad = { ...body, name: { ar: ' ', en: '' }, reward: { kind: 'wallet', amount: '0.00' } }
    expect(await owner.refused('POST', '/api/v1/staff/challenges', bad)).toMatchObject({
      code: 'bad-input',
      errors: { name: expect.anything(), reward: expect.anything() },
    })
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('POST', '/api/v1/staff/challenges', body)).toMatchObject({ status: 403 })
  })
})
