import type { Page } from '@playwright/test'
import type { ReservationDeskDayWire, TableBlockWire } from '#contract/reservations/reservation-desk.ts'
import type { ReservationDaysWire } from '#contract/reservations/reservation-slots.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'
import { ownRules } from './own-rules.ts'
import { languageOf } from './sign-in.ts'
import { reservationWords } from './reservation-words.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test('spec 2, 4: a table with a deposit is booked, changed and given back; a free one goes on on another device; a hold runs out @en', async ({
  page,
  at,
  port,
  openBrowser,
  asStaff,
}, { project }) => {
  const language = languageOf(project.name)
  const words = reservationWords[language]
  const tenant = language === 'ar' ? 'nile' : 'marina'
  const mobile = language === 'ar' ? '01012345678' : '501234567'
  const { branch, setRules } = await ownRules(port, tenant)
  const go = (one: Page, name: string | RegExp) =>
    one.getByRole('button', { name, exact: typeof name === 'string' }).click()
  const choose = async (one: Page, clock: RegExp) => {
    await one.getByRole('radio', { name: clock }).first().press('Space')
    await go(one, words.goOn)
  }
  const fill = async (one: Page) => {
    await one.getByLabel(words.name, { exact: true }).fill('Sara')
    await one.getByLabel(words.mobile).fill(mobile)
  }
  const sees = (one: Page, heading: string) =>
    expect(one.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  const open = async (one: Page, path: string) => {
    await one.goto(at(tenant, language === 'ar' ? path : `/en${path}`))
    await waitUntilAlive(one)
  }
  await setRules({ duration: 10 })

  // a step that there is none of is the first; starting over leaves one guest
  await open(page, `/reservations/branch/${branch}?step=seven&guests=4`)
  const guests = page.getByRole('region', { name: words.guests }).getByRole('status')
  await expect(page.getByText(words.stepOne)).toBeVisible()
  await expect(guests).toHaveText('4')
  await go(page, words.reset)
  await expect(guests).toHaveText('1')

  // a table with a deposit
  await open(page, '/reservations')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: words.book }).first().click()
  await page.waitForURL(/\/reservations\/branch\//)
  await go(page, words.dayAfter)
  await expect(page.getByRole('radio', { name: /07:00/ }).first()).toBeEnabled()
  await expectNoAxeViolations(page)
  await choose(page, /07:00/)
  await page.waitForURL(/\/continue-reservation\//)
  await expect(page.getByText(words.held)).toBeVisible()
  await fill(page)
  await page.getByRole('radio', { name: words.birthday }).press('Space')
  await expectNoAxeViolations(page)
  await go(page, words.goOn)
  await page.waitForURL(/\/confirm-reservation\//)
  await expectNoAxeViolations(page)
  await go(page, words.pay)
  await new Guest(page, language).useCard('useCard')
  await page.waitForURL(/\/reservations\/[0-9A-Za-z]+$/)
  await sees(page, words.booked)
  await waitUntilAlive(page)
  await expectNoAxeViolations(page)
  await expect(page.getByRole('link', { name: words.calendar })).toHaveAttribute('href', /\/calendar\?/)

  // staff move it by keyboard, and the guest's page follows
  if (language === 'en') {
    const { context } = await asStaff(tenant)
    const desk = await context.newPage()
    // by its date: after midnight the desk still opens on the business day before, which the guest's first day is not
    await desk.goto(at('console', `/en/reservations?date=${tomorrowIn('Asia/Dubai')}`))
    await waitUntilAlive(desk)
    const block = desk.getByRole('button', { name: /07:00 PM Sara/ }).first()
    await block.focus()
    await expectNoAxeViolations(desk)
    await block.press('Alt+ArrowRight')
    await block.press('Enter')
    await expect(desk.getByRole('button', { name: /07:15 PM Sara/ }).first()).toBeVisible()
    await expect(page.getByText(/07:15/).first()).toBeVisible()
  }

  // changed by the guest, then cancelled with a reason: all of the deposit goes back
  await page.getByRole('link', { name: words.changeTime }).click()
  await page.waitForURL(/step=one/)
  await choose(page, /08:00/)
  await page.waitForURL(/\/reservations\/[0-9A-Za-z]+$/)
  await expect(page.getByText(/08:00/).first()).toBeVisible()
  await go(page, words.cancel)
  await page.getByRole('dialog').getByRole('radio', { name: words.reason }).check()
  await expectNoAxeViolations(page)
  await go(page, words.cancelYes)
  await sees(page, words.cancelled)
  await expect(page.getByText(words.reason)).toBeVisible()
  await expect(page.getByText(words.returned)).toBeVisible()

  // a hold that nobody finishes: its six seconds pass beside what comes next
  await setRules({ duration: 0.1 })
  const late = await (await openBrowser()).newPage()
  await open(late, `/reservations/branch/${branch}`)
  await go(late, words.dayAfter)
  await choose(late, /07:00/)
  await late.waitForURL(/\/continue-reservation\//)
  await setRules({ duration: 10 })

  // a free one, begun here and finished on another device, then cancelled without a reason
  await open(page, `/reservations/branch/${branch}`)
  await go(page, words.dayAfter)
  await choose(page, /01:00/)
  await page.waitForURL(/\/continue-reservation\//)
  const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage()
  await other.goto(page.url())
  await waitUntilAlive(other)
  await fill(other)
  await go(other, words.goOn)
  await other.waitForURL(/\/confirm-reservation\//)
  await go(other, words.confirm)
  await sees(other, words.booked)
  await go(other, words.cancel)
  await go(other, words.cancelYes)
  await sees(other, words.cancelled)

  await sees(late, words.over)
  await expectNoAxeViolations(late)
})

test(
  'spec 8: a time that went meanwhile says "Fully booked, try another date" with what is free; a day without times "No available slots"',
  { tag: '@en' },
  async ({ page, at, port, trouble }, { project }) => {
    const language = languageOf(project.name)
    const words = reservationWords[language]
    const tenant = language === 'ar' ? 'nile' : 'marina'
    const { visitor, branch, setRules } = await ownRules(port, tenant)
    await setRules({ duration: 10 })
    const days = `/api/v1/branch/branches/${branch}/reservations-days?guests_count=2`
    const { data } = await makeVisitor(port, `${tenant}.localhost`).call<ReservationDaysWire>('GET', days)
    const [full, none] = [data[5]?.date ?? '', data[6]?.date ?? '']
    const open = async (date: string) => {
      const path = `/reservations/branch/${branch}?guests=2&date=${date}`
      await page.goto(at(tenant, language === 'ar' ? path : `/en${path}`))
      await waitUntilAlive(page)
    }
    await open(full)
    await page.getByRole('radio', { name: /07:00/ }).first().press('Space')
    const plan = `/api/v1/staff/reservations/day?branch_id=${branch}&date=${full}`
    const { areas, from, to } = await visitor.call<ReservationDeskDayWire>('GET', plan)
    const block = await visitor.call<TableBlockWire>('POST', '/api/v1/staff/table-blocks', {
      branch_id: branch,
      table_ids: areas.flatMap((area) => area.tables).map((table) => table.id),
      start: from,
      end: to,
    })
    trouble.expect(/409 POST .*reservation\/reservations/)
    await page.getByRole('button', { name: words.goOn, exact: true }).click()
    await expect(page.getByText(words.full).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: words.others })).toBeVisible()
    await expectNoAxeViolations(page)
    await visitor.call('DELETE', `/api/v1/staff/table-blocks/${block.id}`)

    await setRules({
      special_days: [
        { name: { ar: 'عطلة', en: 'Holiday' }, from: none, to: none, kind: 'closed', periods: [] },
      ],
    })
    await open(none)
    await expect(page.getByText(words.none).first()).toBeVisible()
  },
)

/** As a date of the calendar there, YYYY-MM-DD. */
function tomorrowIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + 86_400_000)
}
