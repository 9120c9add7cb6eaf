import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sampleSeller } from '#contract/einvoicing/sample-einvoicing.ts'
import type { EInvoiceUnitsWire } from '#contract/einvoicing/einvoicing.ts'
import { dayMs, hourMs } from '#domain/core/durations.ts'
import {
  connectBranch,
  documentsOf,
  makeConnectedShop,
  makeEInvoicingTest,
  type EInvoicingTest,
} from '#server/testing/make-einvoicing.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'

let test: EInvoicingTest
beforeAll(async () => {
  test = await makeEInvoicingTest(2000)
})
afterAll(() => test.close())
afterEach(() => {
  test.zatca.faults.clear()
  test.zatca.mood.clock = test.deps.clock
  test.zatca.mood.renewsOnCondition = false
  test.resetClock()
})

const pathOf = (shop: Shop, rest = '') => `/api/v1/staff/einvoicing/${shop.branchIds[0]}${rest}`
const unitOf = async (shop: Shop) =>
  (await (await shop.staff()).call<EInvoiceUnitsWire>('GET', '/api/v1/staff/einvoicing')).data[0]

describe('onboarding', () => {
  it('tells what is wrong with the input by field, before anything is sent', async () => {
    const shop = await makeShop(test)
    const owner = await shop.staff()
    const issued = test.zatca.books.issued
    const wrong = {
      ...sampleSeller,
      tax_number: '123',
      building: '12',
      postal_code: '1',
      street: ' ',
      id_number: '5',
    }
    expect(await owner.refused('POST', pathOf(shop), { otp: '12', seller: wrong })).toMatchObject({
      status: 400,
      code: 'bad-input',
      errors: {
        otp: [expect.any(String)],
        tax_number: [expect.any(String)],
        building: [expect.any(String)],
        postal_code: [expect.any(String)],
        street: [expect.any(String)],
        id_number: [expect.any(String)],
      },
    })
    expect(test.zatca.books.issued).toBe(issued)
    expect(await unitOf(shop)).toMatchObject({ state: 'none' })
  })

  it('tells a clock that is off by name, before anything is sent', async () => {
    const shop = await makeShop(test)
    const owner = await shop.staff()
    test.zatca.mood.clock = () => test.deps.clock() - hourMs
    expect(await owner.refused('POST', pathOf(shop), { otp: '123345', seller: sampleSeller })).toMatchObject({
      code: 'clock-off',
      details: { seconds: expect.any(Number) },
    })
    expect(await unitOf(shop)).toMatchObject({ state: 'none' })
  })

  it('tells a wrong one-time password, and another one is taken', async () => {
    const shop = await makeShop(test)
    const owner = await shop.staff()
    const body = { otp: '111111', seller: sampleSeller }
    expect(await owner.refused('POST', pathOf(shop), body)).toMatchObject({ code: 'otp-refused' })
    expect(await unitOf(shop)).toMatchObject({ state: 'onboarding', has_first_certificate: false })
    const units = await connectBranch(shop, { otp: '٤٤٤٤٤٤' })
    expect(units.data[0]).toMatchObject({ state: 'active' })
    // it was used
    const other = await makeShop(test)
    const again = await other.staff()
    expect(await again.refused('POST', pathOf(other), { ...body, otp: '444444' })).toMatchObject({
      code: 'otp-refused',
    })
  })

  it('that the authority leaves half way goes on where it stopped, without another password', async () => {
    const shop = await makeShop(test)
    const owner = await shop.staff()
    test.zatca.faults.plan(/POST \/production\/csids/, 503, 1)
    const body = { otp: '555555', seller: sampleSeller }
    expect(await owner.refused('POST', pathOf(shop), body)).toMatchObject({
      status: 503,
      code: 'authority-silent',
    })
    expect(await unitOf(shop)).toMatchObject({ state: 'onboarding', has_first_certificate: true, passed: 6 })
    const units = await owner.call<EInvoiceUnitsWire>('POST', pathOf(shop, '/continuation'), {})
    expect(units.data[0]).toMatchObject({ state: 'active', passed: 6 })
  })

  it('is for Saudi Arabia, and once for a branch', async () => {
    const shop = await makeConnectedShop(test)
    const owner = await shop.staff()
    const body = { otp: '123345', seller: sampleSeller }
    expect(await owner.refused('POST', pathOf(shop), body)).toMatchObject({ code: 'einvoicing-active' })
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('GET', '/api/v1/staff/einvoicing')).toMatchObject({ status: 403 })
  })
})

describe('an active unit', () => {
  it.each([false, true])(
    'gets a new certificate with a new password; the chain goes on (conditional: %s)',
    async (on) => {
      const shop = await makeConnectedShop(test)
      const owner = await shop.staff()
      await makePaidOrder(test, shop)
      test.zatca.mood.renewsOnCondition = on
      await owner.call('POST', pathOf(shop, '/renewal'), { otp: '123345' })
      await makePaidOrder(test, shop)
      await test.sweep()
      const documents = await documentsOf(test, shop)
      expect(documents.map(({ state }) => state)).toEqual(['reported', 'reported'])
      expect(documents[1]?.previous_hash).toBe(documents[0]?.hash)
    },
  )

  it('warns a month before its certificate ends', async () => {
    const shop = await makeShop(test)
    test.zatca.mood.goodForMs = 40 * dayMs
    await connectBranch(shop)
    expect(await unitOf(shop)).toMatchObject({ certificate_ends_soon: false })
    test.pass(11 * dayMs)
    expect(await unitOf(shop)).toMatchObject({ certificate_ends_soon: true })
  })

  it('changes who sells, but not whose VAT number it is', async () => {
    const shop = await makeConnectedShop(test)
    const owner = await shop.staff()
    const other = { ...sampleSeller, tax_number: '311111111100003' }
    expect(await owner.refused('PUT', pathOf(shop, '/seller'), other)).toMatchObject({
      code: 'tax-number-of-certificate',
    })
    await owner.call('PUT', pathOf(shop, '/seller'), { ...sampleSeller, building: '٩٩٩٩' })
    expect((await unitOf(shop))?.seller.building).toBe('9999')
  })

  it('that ends leaves its branch in phase 1, and what waits is still reported', async () => {
    const shop = await makeConnectedShop(test)
    const owner = await shop.staff()
    await makePaidOrder(test, shop)
    await owner.call('DELETE', pathOf(shop))
    await makePaidOrder(test, shop)
    await test.sweep()
    expect((await documentsOf(test, shop)).map(({ state }) => state)).toEqual(['reported'])
    expect(await owner.refused('DELETE', pathOf(shop))).toMatchObject({ code: 'einvoicing-none' })
  })
})
