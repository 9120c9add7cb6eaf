import type { Page } from '@playwright/test'
import type { RestaurantsWire } from '#contract/platform/platform.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { makeCouponBody } from '#server/testing/make-coupon-body.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { tellTook } from './tell-took.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const say = {
  ar: {
    join: 'الجلوس إلى الطاولة',
    name: 'اسمك (اختياري)',
    open: 'سلة الطاولة',
    send: /إرسال إلى المطبخ/,
    sent: 'ما طُلب',
    bill: 'الفاتورة',
    split: 'بالتساوي',
    divide: 'تقسيم المتبقي',
    pay: /^دفع/,
    whole: 'كامل المتبقي',
    paid: 'الفاتورة مدفوعة',
    over: 'انتهت هذه الجلسة',
    code: 'رمز القسيمة',
    apply: 'تطبيق',
  },
  en: {
    join: 'Join the table',
    name: 'Your name (optional)',
    open: 'The table’s cart',
    send: /Send to the kitchen/,
    sent: 'Ordered',
    bill: 'Bill',
    split: 'Split equally',
    divide: 'Split what is left',
    pay: /^Pay/,
    whole: 'Everything left',
    paid: 'The bill is paid',
    over: 'This session has ended',
    code: 'Coupon code',
    apply: 'Apply',
  },
} as const

/** A coupon of 1.50 that anybody may use, made by the restaurant. */
async function couponOf(port: number, tenant: 'nile' | 'marina'): Promise<string> {
  const { visitor } = await signInByApi(port, tenant)
  const code = `TABLE${Date.now().toString(36)}`
  const coupon = makeCouponBody({
    code,
    name: { ar: 'قسيمة الطاولة', en: 'Table coupon' },
    benefit: { kind: 'amount', amount: '1.50' },
    rules: {
      branch_ids: [],
      types: ['dinein'],
      windows: [],
      minimum: null,
      group_ids: [],
      first_order: false,
    },
  })
  await visitor.call('POST', '/api/v1/staff/coupons', coupon)
  return code
}

test('spec 2: two phones at one table: a shared cart, a round, the bill in parts, and nothing once it is over @ar', async ({
  page,
  at,
  port,
  openBrowser,
  asStaff,
  trouble,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const words = say[language]
  const tenant = language === 'ar' ? 'nile' : 'marina'
  const platform = makeVisitor(port, 'localhost', language)
  const { data } = await platform.call<RestaurantsWire>('GET', '/api/v1/platform/restaurants')
  const table = data.find((one) => one.url.includes(tenant))?.table_url ?? ''
  const path = new URL(table).pathname
  const address = at(tenant, language === 'ar' ? path : `/en${path}`)
  const { plain } = await readItems(port, language, tenant)

  const sitDown = async (phone: Page, name: string) => {
    await phone.goto(address)
    await waitUntilAlive(phone)
    await phone.getByLabel(words.name).fill(name)
    await phone.getByRole('button', { name: words.join }).click()
    await phone.waitForURL(/\/menu\/dinein\/session\//)
    await waitUntilAlive(phone)
  }
  const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(address)
  await expectNoAxeViolations(page)
  await sitDown(page, 'Sara')
  await sitDown(other, 'Omar')
  await new Guest(page, language).addPlain(plain)
  const seen = expect(other.getByRole('button', { name: words.open })).toBeVisible()
  await tellTook('a line of one phone on the other', seen)

  await other.getByRole('button', { name: words.open }).click()
  const sheet = other.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: 'Sara' })).toBeVisible()
  await sheet.getByRole('button', { name: words.send }).click()
  await expect(sheet.getByRole('heading', { name: words.sent })).toBeVisible()
  await expectNoAxeViolations(other)

  const session = new URL(page.url()).pathname
  await page.goto(at(tenant, `${session}/bill`))
  await waitUntilAlive(page)
  await page.getByLabel(words.code).fill(await couponOf(port, tenant))
  await page.getByRole('button', { name: words.apply }).click()
  await expect(page.getByText('−1.50').first()).toBeVisible()
  await page.getByText(words.split, { exact: true }).click()
  await page.getByRole('button', { name: words.divide }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: words.pay }).first().click()
  await new Guest(page, language).useCard('useCard')
  await page.waitForURL(/\/bill$/)

  const { context, member } = await asStaff(tenant)
  const desk = await context.newPage()
  await desk.goto(at('console', '/en/tables'))
  await waitUntilAlive(desk)
  await expectNoAxeViolations(desk)
  await desk.getByRole('button', { name: /2 guests/ }).click()
  // a colleague has the same table open, and is told live who did what at it
  const beside = await (await asStaff(tenant, 'cashier')).context.newPage()
  await beside.goto(at('console', '/en/tables'))
  await waitUntilAlive(beside)
  await beside.getByRole('button', { name: /2 guests/ }).click()
  await desk.getByRole('button', { name: /Took cash/ }).click()
  await expect(beside.getByRole('status').filter({ hasText: `${member.name} took a payment` })).toBeVisible()
  await expect(page.getByText(words.paid)).toBeVisible()
  // one payment goes back from the bill; a paid bill stays paid
  await desk.getByRole('button', { name: 'Bill and payments' }).click()
  await desk
    .getByRole('button', { name: /^Refund of/ })
    .first()
    .click()
  await desk.getByLabel('Reason').fill('Cold')
  await expectNoAxeViolations(desk)
  await desk.getByRole('button', { name: /^Refund/ }).click()
  await expect(desk.getByRole('heading', { name: 'Credit notes' })).toBeVisible()
  await desk.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(desk.getByText(/^Refunded/)).toBeVisible()
  await expectNoAxeViolations(desk)
  await desk.getByRole('button', { name: 'Close', exact: true }).click()
  // its phones ask once more, and are told that it is over
  trouble.expect(/404 GET .*table-sessions/)
  await desk.getByRole('button', { name: 'Close the table' }).click()
  await expect(page.getByRole('heading', { name: words.over }).first()).toBeVisible()
})
