import type { Page } from '@playwright/test'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { CouponWire } from '#contract/loyalty/coupons.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { makeCouponBody } from '#server/testing/make-coupon-body.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { Guest } from './guest.ts'
import { languageOf, prefix } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const said = {
  ar: {
    edit: 'تعديل',
    amount: 'المبلغ',
    total: 'مرات الاستخدام كلها',
    perDay: 'لكل عميل في اليوم',
    save: 'حفظ القسيمة',
    faster: 'غيّر موظف آخر هذه القسيمة للتو، يُرجى مراجعتها ثم الحفظ',
    keep: 'الإبقاء على تعديلي فوقه',
    code: 'رمز القسيمة',
    apply: 'تطبيق',
    gone: 'القسيمة غير متاحة أو منتهية الصلاحية',
    takeOut: 'إزالة القسيمة',
  },
  en: {
    edit: 'Edit',
    amount: 'Amount',
    total: 'Total uses',
    perDay: 'Per customer per day',
    save: 'Save the coupon',
    faster: 'Someone else has just changed this coupon. Check it and save again',
    keep: 'Keep my changes',
    code: 'Coupon code',
    apply: 'Apply',
    gone: 'Coupon is not available or expired',
    takeOut: 'Remove the coupon',
  },
} as const

const tenants = { ar: 'nile', en: 'marina' } as const

/** Takes a guest; puts the dearest plain dish into a cart of theirs. Returns the cart. */
async function cartOf(guest: Visitor): Promise<CartWire> {
  const { items, branch } = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const [dish] = items
    .filter((item) => item.state === 'available' && !item.needs_choice)
    .toSorted((a, b) => Number(b.price) - Number(a.price))
  const cart = await guest.call<CartWire>('POST', '/api/v1/carts', { type: 'pickup', branch_id: branch.id })
  return guest.call<CartWire>('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: dish?.id })
}

/** Types the code at the checkout of a guest's cart. */
async function typeCode(page: Page, address: string, words: (typeof said)['ar' | 'en'], code: string) {
  await page.goto(address)
  await waitUntilAlive(page)
  await page.getByLabel(words.code).fill(code)
  await page.getByRole('button', { name: words.apply }).click()
}

test('a coupon is changed over a colleague’s change, who is named a reason; the cart takes the new amount, and once it is used up no more @en', async ({
  page,
  port,
  at,
  asStaff,
  openBrowser,
  trouble,
}, { project }) => {
  const language = languageOf(project.name)
  const words = said[language]
  const tenant = tenants[language]
  trouble.expect(/409 PUT .*\/staff\/coupons\//)
  trouble.expect(/422 PUT .*\/carts\//)
  const { visitor: colleague } = await signInByApi(port, tenant)
  const code = `EDIT${Date.now().toString(36)}`.toUpperCase()
  const doc = makeCouponBody({
    code,
    name: { ar: 'قسيمة تُعدَّل', en: 'A coupon to change' },
    benefit: { kind: 'amount', amount: '1.50' },
  })
  const made = await colleague.call<CouponWire>('POST', '/api/v1/staff/coupons', doc)

  const desk = await (await asStaff(tenant)).context.newPage()
  await desk.setViewportSize(language === 'ar' ? { width: 820, height: 1180 } : { width: 1280, height: 800 })
  await desk.goto(at('console', `${prefix(language)}/coupons`))
  await waitUntilAlive(desk)
  const card = desk.getByRole('article', { name: code, exact: true })
  await card.getByRole('button', { name: words.edit, exact: true }).click()
  const sheet = desk.getByRole('dialog')
  // the first wrong field of a long form is where the cursor stands, whichever press refused it, the second as well
  const amount = sheet.getByLabel(words.amount, { exact: true })
  const save = sheet.getByRole('button', { name: words.save })
  await amount.fill('much')
  for (const press of [1, 2]) {
    await sheet.getByLabel(words.perDay, { exact: true }).fill(`${press}`)
    await save.click()
    await expect(amount).toBeFocused()
    await expect(amount).toBeInViewport({ ratio: 1 })
  }
  await sheet.getByLabel(words.perDay, { exact: true }).fill('')
  await amount.fill('2.75')
  await sheet.getByLabel(words.total, { exact: true }).fill('1')
  await colleague.call('PUT', `/api/v1/staff/coupons/${made.id}`, {
    version: made.version,
    doc: { ...doc, benefit: { kind: 'amount', amount: '2.00' } },
  })
  await save.click()
  // the form is long, and the button stands below it: what came of the press is in sight
  await expect(sheet.getByText(words.faster)).toBeInViewport()
  await expectNoAxeViolations(desk)
  await sheet.getByRole('button', { name: words.keep }).click()
  await save.click()
  await expect(sheet).toBeHidden()
  await expect(card.getByText('2.75')).toBeVisible()
  await expect(card.getByText('0 / 1')).toBeVisible()

  const guest = makeVisitor(port, `${tenant}.localhost`, language)
  const cart = await cartOf(guest)
  await goOnAs(page.context(), guest)
  const checkout = at(tenant, `${prefix(language)}/checkout`)
  await typeCode(page, checkout, words, code)
  await expect(page.getByText('−2.75').first()).toBeVisible()

  // another guest is faster with the one use that there is
  const racer = makeVisitor(port, `${tenant}.localhost`, language)
  const theirs = await cartOf(racer)
  const priced = await racer.call<CartWire>('PUT', `/api/v1/carts/${theirs.cart_id}`, { coupon: code })
  await racer.call(
    'POST',
    '/api/v1/orders',
    {
      cart_id: priced.cart_id,
      cart_version: priced.version,
      total: priced.bill.to_pay,
      ready_minutes_to: priced.ready_minutes.to,
      name: 'Huda',
      mobile: language === 'ar' ? '01012345671' : '0501234571',
      payment_method: 'card',
    },
    { 'idempotency-key': `coupon-${cart.cart_id}` },
  )
  // who has it in the cart already is told so when paying, and goes on without it by one press
  trouble.expect(/422 POST .*\/checkouts$/)
  const slower = new Guest(page, language)
  await slower.fillContact('Reem', language === 'ar' ? '01012345672' : '0501234572')
  await page.getByRole('button', { name: slower.words.pay }).click()
  const note = page.getByRole('alert').filter({ hasText: words.gone })
  await note.getByRole('button', { name: words.takeOut }).click()
  await expect(note).toBeHidden()
  await slower.pay()

  const late = await openBrowser()
  const third = makeVisitor(port, `${tenant}.localhost`, language)
  await cartOf(third)
  await goOnAs(late, third)
  const latePage = await late.newPage()
  await typeCode(latePage, checkout, words, code)
  await expect(latePage.getByText(words.gone)).toBeVisible()
})
