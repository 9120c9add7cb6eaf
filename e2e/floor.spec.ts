import type { Page } from '@playwright/test'
import type { TableDeskWire } from '#contract/table-desk.ts'
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
  },
  en: {
    join: 'Sit down',
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
  },
} as const

test('domain "Tables": staff move a party while its phone is open: table, kitchen and phone follow', async ({
  page,
  at,
  port,
  asStaff,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const words = say[language]
  const prefix = language === 'ar' ? '' : '/en'
  const { visitor, member } = await signInByApi(port, 'saffron')
  const branch = member.branches[0]?.id ?? ''
  const desk = await visitor.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${branch}`)
  const free = desk.areas.flatMap((area) => area.tables).filter(({ sessions }) => sessions.length === 0)
  // the two projects run side by side: each has tables of its own
  const [from, to] = language === 'ar' ? [free[0], free[1]] : [free.at(-3), free.at(-4)]
  if (!from || !to) throw new Error('The demo has no free tables.')

  const sitDown = async (phone: Page, code: string, name: string) => {
    await phone.goto(at('saffron', `${prefix}/table/${code}`))
    await waitUntilAlive(phone)
    await phone.getByLabel(words.name).fill(name)
    await phone.getByRole('button', { name: words.join }).click()
    await phone.waitForURL(/\/menu\/dinein\/session\//)
    await waitUntilAlive(phone)
  }
  await sitDown(page, from.code, 'Sara')
  const { plain } = await readItems(port, language, 'saffron')
  await new Guest(page, language).addPlain(plain)
  // on a phone the cart is a sheet: what is told is told over it
  if (language === 'ar') await page.getByRole('button', { name: words.open }).first().click()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.sent }).first()).toBeVisible()

  const { context } = await asStaff('saffron')
  const room = await context.newPage()
  if (language === 'ar') await room.setViewportSize({ width: 834, height: 1112 })
  await room.goto(at('console', `${prefix}/tables?branch=${branch}`))
  await waitUntilAlive(room)
  const card = (name: string) =>
    room.getByRole('button').filter({ has: room.getByRole('strong').getByText(name, { exact: true }) })
  await card(from.name).click()
  await room.getByRole('button', { name: words.move }).click()
  await room.getByRole('radio', { name: new RegExp(`^${to.name}\\b`) }).focus()
  await room.keyboard.press('Space')
  await expectNoAxeViolations(room)
  await room.getByRole('button', { name: words.moveTo(to.name) }).click()
  await tellTook('a move on the phone', expect(page.getByText(words.moved(to.name)).first()).toBeVisible())
  await expectNoAxeViolations(page)
  const told = language === 'ar' ? page.getByRole('dialog') : page
  await told.getByRole('button', { name: words.seen, exact: true }).click()
  await expect(page.getByText(words.moved(to.name))).toHaveCount(0)
  await expect(room.getByRole('dialog', { name: words.table(to.name) })).toBeVisible()
  await room.keyboard.press('Escape')
  await room.goto(at('console', `${prefix}/?branch=${branch}`))
  await expect(room.getByText(words.movedFrom(from.name)).first()).toBeVisible()
  await expectNoAxeViolations(room)
})
