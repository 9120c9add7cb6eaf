import type { Page } from '@playwright/test'
import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
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
    moved: (table: string) => `طاولتكم الآن ${table}.`,
    seen: 'حسنًا',
    move: 'نقل إلى طاولة…',
    moveTo: (table: string) => `نقل إلى طاولة ${table}`,
    movedFrom: (table: string) => `انتقلت من ${table}`,
    table: (table: string) => `طاولة ${table}`,
    join2: 'ضم طاولة…',
    joinTo: (table: string) => `ضم طاولة ${table}`,
    together: (table: string) => `مع طاولة ${table}`,
    pay: /^دفع/,
    paid: 'الفاتورة مدفوعة',
    close: 'إغلاق الطاولة',
    over: 'انتهت هذه الجلسة',
    free: 'شاغرة',
  },
  en: {
    join: 'Join the table',
    name: 'Your name (optional)',
    open: 'The table’s cart',
    send: /Send to the kitchen/,
    sent: 'Ordered',
    moved: (table: string) => `You are at table ${table} now.`,
    seen: 'OK',
    move: 'Move to table…',
    moveTo: (table: string) => `Move to table ${table}`,
    movedFrom: (table: string) => `moved from ${table}`,
    table: (table: string) => `Table ${table}`,
    join2: 'Join with table…',
    joinTo: (table: string) => `Join table ${table}`,
    together: (table: string) => `With table ${table}`,
    pay: /^Pay/,
    paid: 'The bill is paid',
    close: 'Close the table',
    over: 'This session has ended',
    free: 'Free',
  },
} as const

type Language = keyof typeof say

/** A phone that scans a table's code and sits down. */
async function sitDown(phone: Page, address: string, language: Language, name: string): Promise<void> {
  const words = say[language]
  await phone.goto(address)
  await waitUntilAlive(phone)
  await phone.getByLabel(words.name).fill(name)
  await phone.getByRole('button', { name: words.join }).click()
  await phone.waitForURL(/\/menu\/dinein\/session\//)
  await waitUntilAlive(phone)
}

/** Adds a dish and sends it; on a phone the cart is a sheet, which stays open. */
async function order(phone: Page, language: Language, dish: string): Promise<void> {
  const words = say[language]
  await new Guest(phone, language).addPlain(dish)
  if (language === 'ar') await phone.getByRole('button', { name: words.open }).first().click()
  await phone.getByRole('button', { name: words.send }).click()
  await expect(phone.getByRole('heading', { name: words.sent }).first()).toBeVisible()
}

/** The free tables of a branch of the demo: each project has its own, since both run side by side. */
async function freeTables(port: number, language: Language) {
  const { visitor, member } = await signInByApi(port, 'saffron')
  const branch = member.branches[0]?.id ?? ''
  const desk = await visitor.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${branch}`)
  const all = desk.areas.flatMap((area) => area.tables)
  const own = all.filter((_, i) => (i % 2 === 0) === (language === 'ar'))
  const free = own.filter((table) => table.sessions.length === 0 && table.joined_to === null)
  const [one, two] = free.filter(({ held }) => held === null)
  if (!one || !two) throw new Error('The demo has no free tables.')
  return { branch, one, two }
}

/** The card of a table in the tables' room. */
const cardOf = (tab: Page, name: string) =>
  tab.getByRole('button').filter({ has: tab.getByRole('strong').getByText(name, { exact: true }) })

test(
  'rule "Moving a party": staff move a party while its phone is open: table, kitchen and phone follow',
  { tag: '@en' },
  async ({ page, at, port, asStaff }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    const words = say[language]
    const prefix = language === 'ar' ? '' : '/en'
    const { branch, one: from, two: to } = await freeTables(port, language)
    await sitDown(page, at('saffron', `${prefix}/table/${from.code}`), language, 'Sara')
    const { plain } = await readItems(port, language, 'saffron')
    await order(page, language, plain)

    const { context } = await asStaff('saffron')
    const tab = await context.newPage()
    if (language === 'ar') await tab.setViewportSize({ width: 834, height: 1112 })
    await tab.goto(at('console', `${prefix}/tables?branch=${branch}`))
    await waitUntilAlive(tab)
    await cardOf(tab, from.name).click()
    await tab.getByRole('button', { name: words.move }).click()
    await tab.getByRole('radio', { name: new RegExp(`^${to.name}\\b`) }).focus()
    await tab.keyboard.press('Space')
    await expectNoAxeViolations(tab)
    await tab.getByRole('button', { name: words.moveTo(to.name) }).click()
    await tellTook('a move on the phone', expect(page.getByText(words.moved(to.name)).first()).toBeVisible())
    await expectNoAxeViolations(page)
    const notice = language === 'ar' ? page.getByRole('dialog') : page
    await notice.getByRole('button', { name: words.seen, exact: true }).click()
    await expect(page.getByText(words.moved(to.name))).toHaveCount(0)
    await expect(tab.getByRole('dialog', { name: words.table(to.name), exact: true })).toBeVisible()
    await tab.keyboard.press('Escape')
    await tab.goto(at('console', `${prefix}/?branch=${branch}`))
    await expect(tab.getByText(words.movedFrom(from.name)).first()).toBeVisible()
    await expectNoAxeViolations(tab)
  },
)

test(
  'rule "Joining parties": two parties put their tables together, their phones go on in one session, and one pays it all',
  { tag: '@ar' },
  async ({ page, at, port, openBrowser, asStaff, trouble }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    const words = say[language]
    const prefix = language === 'ar' ? '' : '/en'
    const { branch, one, two } = await freeTables(port, language)
    const { plain } = await readItems(port, language, 'saffron')
    const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage()
    await sitDown(page, at('saffron', `${prefix}/table/${one.code}`), language, 'Sara')
    await sitDown(other, at('saffron', `${prefix}/table/${two.code}`), language, 'Omar')
    await order(page, language, plain)
    await new Guest(other, language).addPlain(plain)
    await other.getByRole('button', { name: words.open }).first().click()
    await other.getByRole('button', { name: words.send }).click()
    await expect(other.getByRole('heading', { name: words.sent })).toBeVisible()

    const { context } = await asStaff('saffron')
    const tab = await context.newPage()
    if (language === 'ar') await tab.setViewportSize({ width: 834, height: 1112 })
    await tab.goto(at('console', `${prefix}/tables?branch=${branch}`))
    await waitUntilAlive(tab)
    await cardOf(tab, one.name).click()
    await tab.getByRole('button', { name: words.join2 }).click()
    await tab.getByRole('radio', { name: new RegExp(`^${two.name}\\b`) }).focus()
    await tab.keyboard.press('Space')
    await expectNoAxeViolations(tab)
    await tab.getByRole('button', { name: words.joinTo(two.name) }).click()
    const both = `${one.name} + ${two.name}`
    await tellTook(
      'a join on the other phone',
      expect(other.getByText(words.moved(both)).first()).toBeVisible(),
    )
    await expect(other.getByRole('dialog').getByText('Sara').first()).toBeVisible()
    await expect(page.getByText(words.moved(both)).first()).toBeVisible()
    await expect(tab.getByRole('dialog', { name: words.table(both), exact: true })).toBeVisible()
    await expectNoAxeViolations(tab)
    await tab.keyboard.press('Escape')
    await expect(tab.getByText(words.together(one.name))).toBeVisible()
    await expectNoAxeViolations(tab)

    // the phone that came over pays for all, under the address that it knows
    const session = new URL(other.url()).pathname
    await other.goto(at('saffron', `${session}/bill`))
    await waitUntilAlive(other)
    await expect(other.getByRole('button', { name: words.pay }).first()).toBeVisible()
    await expectNoAxeViolations(other)
    await other.getByRole('button', { name: words.pay }).first().click()
    await new Guest(other, language).useCard('useCard')
    await other.waitForURL(/\/bill$/)
    await expect(other.getByText(words.paid)).toBeVisible()
    await page.goto(at('saffron', `${new URL(page.url()).pathname}/bill`))
    await expect(page.getByText(words.paid)).toBeVisible()
    // both tables are free for others once it is closed; its phones are told that it is over
    await waitUntilAlive(page)
    await cardOf(tab, one.name).click()
    trouble.expect(/404 GET .*table-sessions/)
    await tab.getByRole('button', { name: words.close, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.over }).first()).toBeVisible()
    await expect(other.getByRole('heading', { name: words.over }).first()).toBeVisible()
    await tab.keyboard.press('Escape')
    await expect(cardOf(tab, two.name)).toContainText(words.free)
  },
)
