import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { RefundableWire } from '#contract/payments/refunds.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAsMember } from './go-on-as.ts'
import { Guest } from './guest.ts'
import { languageOf, prefix, readCode } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const said = {
  ar: {
    code: 'رمز القسيمة',
    apply: 'تطبيق',
    invalid: 'رمز القسيمة غير صحيح',
    wallet: /^المحفظة/,
    points: /^النقاط/,
    coupon: /^القسيمة /,
    pointsPay: /تخصم/,
    fromWallet: 'من المحفظة',
    amount: 'المبلغ',
    goOn: 'المتابعة إلى الدفع',
    added: 'إضافة رصيد',
    note: /^إشعار دائن/,
  },
  en: {
    code: 'Coupon code',
    apply: 'Apply',
    invalid: 'The coupon code is invalid',
    wallet: /^Wallet/,
    points: /^Points/,
    coupon: /^Coupon /,
    pointsPay: /points? takes? .*off|take .*off/,
    fromWallet: 'From the wallet',
    amount: 'Amount',
    goOn: 'Continue to payment',
    added: 'Added',
    note: /^Credit note/,
  },
} as const

// a regular of another restaurant for each language, so that both can order at once
const regulars = {
  ar: { tenant: 'nile', country: 'EG', mobile: '+201011122333' },
  en: { tenant: 'marina', country: 'AE', mobile: '+971501112233' },
} as const

test(
  'coupon, points, wallet and card pay one order; a dish goes back, the wallet is filled, and every balance is right',
  { tag: '@ar' },
  async ({ page, port, at, asStaff, trouble }, { project }) => {
    const language = languageOf(project.name)
    const say = said[language]
    const { tenant, country, mobile } = regulars[language]
    const visitor = makeVisitor(port, `${tenant}.localhost`, language)
    const balances = async () => ({
      wallet: Number(
        (await visitor.call<{ balance: string }>('GET', '/api/v1/wallet/wallet-logs/balance')).balance,
      ),
      points: (await visitor.call<{ balance: number }>('GET', '/api/v1/loyalty/points-logs/balance')).balance,
    })
    await visitor.call('POST', '/api/v1/user/auth/request-code', { mobile, country })
    await visitor.call('POST', '/api/v1/user/auth/sign-in', {
      mobile,
      country,
      code: await readCode(port, mobile),
    })
    const before = await balances()
    const menu = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
    const dish = menu.items.find((item) => item.state === 'available' && !item.needs_choice)
    let cart = await visitor.call<CartWire>('POST', '/api/v1/carts', {
      type: 'pickup',
      branch_id: menu.branch.id,
    })
    // enough that the wallet does not pay all of it
    const quantity = Math.min(99, Math.ceil((before.wallet + before.points + 100) / Number(dish?.price ?? 1)))
    const path = `/api/v1/carts/${cart.cart_id}/lines`
    cart = await visitor.call<CartWire>('POST', path, { item_id: dish?.id, quantity })
    await goOnAsMember(page.context(), visitor)
    trouble.expect(/422 PUT .*\/carts\//)
    await page.goto(at(tenant, `${prefix(language)}/checkout`))
    await waitUntilAlive(page)
    await page.getByLabel(say.code).fill('NOSUCH')
    await page.getByRole('button', { name: say.apply }).click()
    await expect(page.getByText(say.invalid)).toBeVisible()
    await page.getByLabel(say.code).fill('ahlan10')
    await page.getByRole('button', { name: say.apply }).click()
    await expect(page.getByText(say.coupon).last()).toBeVisible()
    await page.getByRole('switch', { name: say.points }).check()
    await expect(page.getByText(say.pointsPay)).toBeVisible()
    await page.getByRole('switch', { name: say.wallet }).check()
    await expect(page.getByText(say.fromWallet, { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)

    const guest = new Guest(page, language)
    const { cart: priced } = await visitor.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
    expect(Number(priced.bill.wallet)).toBe(before.wallet)
    expect(priced.bill.points_used).toBeGreaterThan(0)
    await guest.pay()
    await guest.useCard('useCard')
    await page.waitForURL(/\/order\//)
    await guest.seesStatus(guest.words.submitted)
    expect(await balances()).toEqual({ wallet: 0, points: before.points - priced.bill.points_used })

    const orderId = new URL(page.url()).pathname.split('/order/')[1] ?? ''
    const staff = await asStaff(tenant)
    const board = await staff.context.newPage()
    await board.goto(at('console', `/en?branch=${menu.branch.id}`))
    await waitUntilAlive(board)
    const { visitor: desk } = await signInByApi(port, tenant)
    const ticket = await desk.call<RefundableWire>('GET', `/api/v1/staff/orders/${orderId}/refundable`)
    const number = (await visitor.call<{ order: { number: string } }>('GET', `/api/v1/orders/${orderId}`))
      .order.number
    await board
      .getByRole('button', { name: new RegExp(`#?${number}`) })
      .first()
      .click()
    await board.getByRole('button', { name: 'Refund', exact: true }).click()
    const sheet = board.getByRole('dialog').last()
    await sheet.getByText('Items', { exact: true }).click()
    await sheet.getByRole('button', { name: `More ${ticket.parts[0]?.name ?? ''}` }).click()
    await sheet.getByLabel('Reason').fill('One was cold')
    await sheet
      .getByRole('button', { name: /^Refund/ })
      .last()
      .click()
    await expect(sheet.getByText('Credit notes')).toBeVisible()
    const one = await desk.call<RefundableWire>('GET', `/api/v1/staff/orders/${orderId}/refundable`)
    const [note] = one.credit_notes
    expect(await balances()).toEqual({
      wallet: Number(note?.wallet),
      points: before.points - priced.bill.points_used + (note?.points ?? 0),
    })

    await desk.call<TicketWire>('POST', `/api/v1/staff/orders/${orderId}/refunds`, { reason: 'The rest' })
    expect(await balances()).toEqual(before)

    await page.goto(at(tenant, `${prefix(language)}/order/${orderId}/receipt`))
    await expect(page.getByRole('heading', { name: say.note })).toHaveCount(2)
    await expect(page.getByRole('main').getByText(/100-?555-?100/)).toHaveCount(1)
    await expectNoAxeViolations(page)

    await page.goto(at(tenant, `${prefix(language)}/account/wallet`))
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    await page.getByLabel(say.amount, { exact: true }).fill('75')
    await page.getByRole('button', { name: say.goOn }).click()
    await page.waitForURL(/\/pay\/ses/)
    await guest.useCard('useCard')
    await page.waitForURL(/\/account\/wallet/)
    await expect(page.getByText(say.added).first()).toBeVisible()
    expect(await balances()).toEqual({ ...before, wallet: before.wallet + 75 })

    await board.goto(at('console', `/en/balances?customer=${encodeURIComponent(mobile)}`))
    await waitUntilAlive(board)
    await expectNoAxeViolations(board)
    const wallet = board.getByRole('region', { name: 'Wallet' })
    await wallet.getByText('Debit', { exact: true }).first().click()
    await wallet.getByLabel('Amount').fill('75.00')
    await wallet.getByLabel('Reason').fill('Asked to have it back')
    await wallet.getByRole('button', { name: 'Apply' }).click()
    await expect(wallet.getByText('Asked to have it back')).toBeVisible()
    expect(await balances()).toEqual(before)
  },
)
