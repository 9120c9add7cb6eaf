import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpeningStepsWire } from '#contract/backoffice/opening-steps.ts'
import { makeSenders } from '#server/start/senders.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'delivery', 'dinein'] }],
  })
  owner = await shop.staff()
})
afterAll(() => test.close())

const at = '/api/v1/staff/opening-steps'
const missing = async (by = owner) =>
  (await by.call<OpeningStepsWire>('GET', at)).steps.map(({ step }) => step)

it('the owner sees what is missing before opening, each line goes when it is done', async () => {
  const { steps } = await owner.call<OpeningStepsWire>('GET', at)
  expect(steps.find(({ step }) => step === 'zones')?.branch).toEqual({ id: shop.branchIds[0], name: 'Olaya' })
  expect(await missing()).toEqual(expect.arrayContaining(['zones', 'tables', 'logo', 'pages', 'staff']))
  expect(await missing()).not.toContain('menu')

  const invitation = {
    name: 'Lina',
    email: 'lina@shop.example',
    role: 'cashier',
    language: 'en',
    branch_ids: null,
  }
  await owner.call('POST', '/api/v1/staff/team/invitations', invitation)
  expect(await missing()).not.toContain('staff')
  const words = (text: string) => ({ ar: text, en: text })
  for (const slug of ['privacy', 'terms'])
    await owner.call('PUT', `/api/v1/staff/site/pages/${slug}`, {
      title: words(slug),
      body: words('<p>Ours</p>'),
    })
  expect(await missing()).not.toContain('pages')
})

it('what a restaurant does without is not asked for again, of nobody else', async () => {
  await owner.call('POST', `${at}/dismissals`, { steps: ['tables', 'zones', 'tables'] })
  const other = await shop.staff()
  expect(await missing(other)).not.toEqual(expect.arrayContaining(['tables']))
  const elsewhere = await makeShop(test, { branches: [{ name: { ar: 'ب', en: 'B' }, types: ['dinein'] }] })
  expect(await missing(await elsewhere.staff())).toContain('tables')
  expect(await (await shop.staff('manager')).refused('GET', at)).toMatchObject({ code: 'not-allowed' })
  const unknown = await owner.send('POST', `${at}/dismissals`, { steps: ['rent'] })
  expect(unknown.status).toBe(400)
})

it('rule "Branches of a member": who opens one branch of two reads what that one lacks, and sends nothing away for all', async () => {
  const two = await makeShop(test, {
    branches: [
      { name: { ar: 'أ', en: 'A' }, types: ['dinein'] },
      { name: { ar: 'ب', en: 'B' }, types: ['dinein'] },
    ],
  })
  const [, second = ''] = two.branchIds
  const ofOne = await two.staff('owner', [second])
  const read = await ofOne.call<OpeningStepsWire>('GET', at)
  expect(read.steps.map(({ step, branch }) => [step, branch?.id])).toContainEqual(['tables', second])
  expect(read.steps.every(({ branch }) => branch?.id === second)).toBe(true)
  const refused = await ofOne.refused('POST', `${at}/dismissals`, { steps: ['tables'] })
  expect(refused.code).toBe('not-allowed')
  const all = await (await two.staff()).call<OpeningStepsWire>('GET', at)
  expect(all.steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['tables', 'logo']))
})

it('a demo’s outbox takes its messages; a live restaurant is asked for a sender', async () => {
  expect(await missing()).not.toContain('sender')
  const live = await makeTestApp({ senders: makeSenders({ mode: 'live' }) })
  const own = await (await makeShop(live)).staff()
  expect(await missing(own)).toContain('sender')
  await live.close()
})
