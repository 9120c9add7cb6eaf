import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AudienceWire,
  CampaignBody,
  CampaignsWire,
  CampaignWire,
  CustomerGroupWire,
} from '#contract/loyalty/campaigns.ts'
import { addDeliveredOrder } from '#server/testing/add-delivered-order.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { readLastMessage } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { afterQuietHours } from '#domain/loyalty/segment.ts'
import { sendDueCampaign } from './send-due-campaign.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())
beforeEach(() => {
  test.resetClock()
  // by day, wherever and whenever the test runs
  test.pass(afterQuietHours(Date.now(), 'Asia/Riyadh') - Date.now())
})

const hour = 3_600_000
const everyone = { group_ids: [], spent: null, away_days: null, birthday_days: null }
const body = (more: Partial<CampaignBody> = {}): CampaignBody => ({
  name: 'Eid',
  segment: everyone,
  body: { ar: 'عيدكم مبارك', en: 'Happy Eid' },
  coupon: null,
  valid_days: 14,
  ...more,
})
const send = (wanted: CampaignBody, key: string = randomUUID()) =>
  owner.call<CampaignWire>('POST', '/api/v1/staff/campaigns', { ...wanted, key })
const audience = (segment: Partial<CampaignBody['segment']>) =>
  owner.call<AudienceWire>(
    'POST',
    '/api/v1/staff/campaigns/audience',
    body({ segment: { ...everyone, ...segment } }),
  )
const results = async (id: string) =>
  (await owner.call<CampaignsWire>('GET', '/api/v1/staff/campaigns')).data.find((one) => one.id === id)
const input = ({ visitor }: Payer, sms: boolean) =>
  visitor.call('PUT', '/api/v1/user/customers/notifications', {
    data: [{ kind: 'offers', sms, whatsapp: false, email: false, push: false }],
  })
const full = (payer: Payer) => payer.mobile.replace(/^0/, '+966')

/** Someone in a group of one, who asked for offers. */
async function fan(): Promise<{ payer: Payer; segment: CampaignBody['segment'] }> {
  const payer = await shop.payer()
  await input(payer, true)
  const group = await owner.call<CustomerGroupWire>('POST', '/api/v1/staff/customer-groups', {
    name_ar: 'مجموعة',
    name_en: 'Group',
    segment: null,
  })
  await test.database.db.write(shop.tenantId, ({ q }) =>
    q.updateTable('customers').set({ group_id: group.id }).where('id', '=', payer.customerId).execute(),
  )
  return { payer, segment: { ...everyone, group_ids: [group.id] } }
}

describe('a campaign', () => {
  it('reaches those who asked for offers, with a coupon of their own, and says what came of it', async () => {
    const { payer, segment } = await fan()
    const { id } = await send(body({ segment, coupon: { kind: 'amount', amount: '5.00' } }))
    expect(await results(id)).toMatchObject({ state: 'sending', targets: 1, sent: 0 })
    await sendDueCampaign(test.deps, shop.tenantId, id)
    expect(await results(id)).toMatchObject({ state: 'sent', sent: 1, used: 0 })
    const message = await readLastMessage(test, shop, full(payer))
    expect(message.body).toMatch(/^Happy Eid\nCode: C\w{8}\nNo more offers: http.*\/account\/notifications$/)
    const code = /Code: (\w+)/.exec(message.body)?.[1] ?? ''
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { coupon: code })
    expect(cart.bill.coupon).toBe('5.00')
    const order = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    const { reference, pay_url } = await payer.visitor.openPayment(order.id)
    await payer.visitor.pay(pay_url)
    await payer.visitor.call('GET', `/api/v1/payments/${reference}`)
    expect(await results(id)).toMatchObject({ used: 1, revenue: '15.00' })
    const other = await shop.payer()
    const theirs = await other.cart('Shawarma')
    expect(
      await other.visitor.refused('PUT', `/api/v1/carts/${theirs.cart_id}`, { coupon: code }),
    ).toMatchObject({ code: 'coupon-unavailable' })
  })

  it('safety 8: pressed twice and sent by two processes at once, each one is written to once, with one coupon', async () => {
    const { payer, segment } = await fan()
    const [key, wanted] = [
      randomUUID(),
      body({ name: `Twice ${randomUUID()}`, segment, coupon: { kind: 'percent', percent: 10 } }),
    ]
    const [first, second] = await Promise.all([send(wanted, key), send(wanted, key)])
    expect(second.id).toBe(first.id)
    const beside = await makeTestApp({ beside: test })
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        sendDueCampaign([test, beside][n % 2]?.deps ?? test.deps, shop.tenantId, first.id),
      ),
    )
    await beside.close()
    expect(await results(first.id)).toMatchObject({ state: 'sent', targets: 1, sent: 1 })
    const counts = await test.database.db.read(shop.tenantId, async ({ q }) => ({
      messages: await q
        .selectFrom('messages')
        .select('id')
        .where('event', '=', 'campaign')
        .where('recipient', '=', full(payer))
        .execute(),
      coupons: await q.selectFrom('coupons').select('id').where('name_en', '=', first.name).execute(),
    }))
    expect(counts.messages).toHaveLength(1)
    expect(counts.coupons).toHaveLength(1)
  })

  it('who says no in between gets nothing, and nobody gets anything at night', async () => {
    const { payer, segment } = await fan()
    const { id } = await send(body({ segment }))
    test.pass(12 * hour + 1)
    await sendDueCampaign(test.deps, shop.tenantId, id)
    expect(await results(id)).toMatchObject({ state: 'sending', sent: 0 })
    expect(Date.parse((await results(id))?.next_at ?? '')).toBeGreaterThan(test.deps.clock())
    await input(payer, false)
    test.pass(12 * hour)
    await sendDueCampaign(test.deps, shop.tenantId, id)
    expect(await results(id)).toMatchObject({ state: 'sent', sent: 0, declined: 1 })
  })

  it('rule "Campaigns": by SMS to Saudi numbers needs a sender that may advertise, and goes out under its name', async () => {
    const { segment } = await fan()
    const connect = (values: Record<string, string>) =>
      owner.send('PUT', '/api/v1/staff/senders/taqnyat', {
        enabled: true,
        values: { token: 'taqnyat-token-that-is-right', sender: 'Saffron', ...values },
      })
    expect((await connect({})).status).toBe(200)
    const wanted = { ...body({ segment }), key: randomUUID() }
    expect(await owner.refused('POST', '/api/v1/staff/campaigns', wanted)).toMatchObject({
      status: 422,
      code: 'ads-sender-missing',
    })
    for (const ads_sender of ['Saffron', 'SaffronAD', 'SaffronKit-AD', '-AD'])
      expect((await connect({ ads_sender })).status).toBe(400)
    expect((await connect({ ads_sender: 'AD-Saffron' })).status).toBe(200)
    expect(await owner.refused('POST', '/api/v1/staff/campaigns', wanted)).toMatchObject({
      code: 'ads-sender-missing',
    })
    expect((await connect({ ads_sender: 'Saffron-AD' })).status).toBe(200)
    expect(await owner.call<CampaignWire>('POST', '/api/v1/staff/campaigns', wanted)).toMatchObject({
      targets: 1,
    })
    await owner.call('DELETE', '/api/v1/staff/senders/taqnyat')
  })

  it('segments by spend, last order and birthday; a dry run counts and sends nothing', async () => {
    const { payer, segment } = await fan()
    const day = 86_400_000
    const at = new Date(Date.now() - 40 * day)
    const order = {
      customerId: payer.customerId,
      branchId: shop.branchIds[0] ?? '',
      mobile: full(payer),
      wallet: 0,
    }
    await test.database.db.write(shop.tenantId, (tx) => addDeliveredOrder(tx, { ...order, total: 5000, at }))
    const tomorrow = new Date(Date.now() + day).toISOString().slice(4, 10)
    await payer.visitor.call('PUT', '/api/v1/user/customers/update', {
      name: 'Noura',
      birthDate: `1990${tomorrow}`,
    })
    const count = async (more: object) => (await audience({ ...segment, ...more })).reachable
    expect(await count({ spent: { amount: '50.00', days: 60 } })).toBe(1)
    expect(await count({ spent: { amount: '50.01', days: 60 } })).toBe(0)
    expect(await count({ spent: { amount: '50.00', days: 30 } })).toBe(0)
    expect(await count({ away_days: 30 })).toBe(1)
    expect(await count({ away_days: 50 })).toBe(0)
    expect(await count({ birthday_days: 3 })).toBe(1)
    const { preview } = await audience(segment)
    expect(preview.ar).toContain('عيدكم مبارك')
    const group = await owner.call<CustomerGroupWire>('POST', '/api/v1/staff/customer-groups', {
      name_ar: 'غائبون',
      name_en: 'Away',
      segment: { ...segment, away_days: 30 },
    })
    expect(group.customers).toBe(1)
    // who paid a share of a table's bill was here
    const share = { ...order, kind: 'table_share', total: 2000, at: new Date(Date.now() - 5 * day) } as const
    await test.database.db.write(shop.tenantId, (tx) => addDeliveredOrder(tx, share))
    const joined = { ...segment, group_ids: [group.id] }
    expect((await audience({ ...joined, away_days: 30 })).customers).toBe(0)
    expect((await audience({ ...joined, spent: { amount: '20.00', days: 30 } })).customers).toBe(1)
  })

  it('is stopped by staff, refuses nothing to say, and is no business of a cashier', async () => {
    const { segment } = await fan()
    const { id } = await send(body({ segment }))
    expect(await owner.call('POST', `/api/v1/staff/campaigns/${id}/stop`, {})).toMatchObject({
      state: 'stopped',
    })
    await sendDueCampaign(test.deps, shop.tenantId, id)
    expect(await results(id)).toMatchObject({ sent: 0 })
    const empty = { ...body({ name: ' ', body: { ar: '', en: '' } }), key: randomUUID() }
    expect(await owner.refused('POST', '/api/v1/staff/campaigns', empty)).toMatchObject({ code: 'bad-input' })
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('GET', '/api/v1/staff/campaigns')).toMatchObject({ status: 403 })
  })
})
