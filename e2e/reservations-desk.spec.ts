import type { OutboxWire } from '#contract/platform/platform.ts'
import type {
  BookingWire,
  ReservationDeskDayWire,
  TableBlockWire,
} from '#contract/reservations/reservation-desk.ts'
import type { ReservationDaysWire } from '#contract/reservations/reservation-slots.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { choose } from './choose.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { ownRules, period } from './own-rules.ts'
import { reservationWords } from './reservation-words.ts'
import { languageOf } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** Takes a mobile's last digits and an event; returns where the link of the newest such message leads. */
const linkOf = async (port: number, digits: string, event: string): Promise<string> => {
  const platform = makeVisitor(port, 'localhost')
  let link: string | undefined
  await expect
    .poll(async () => {
      const { data } = await platform.call<OutboxWire>('GET', '/api/v1/platform/outbox')
      const message = data.find((one) => one.event === event && one.recipient.endsWith(digits))
      link = /https?:\/\/\S+/.exec(message?.body ?? '')?.[0]
      return link
    })
    .toBeDefined()
  const { pathname, search } = new URL(link ?? '')
  return pathname.replace(/^\/en(?=\/)/, '') + search
}

test(
  'rule "Waiting for a full day": who waits for a full day is offered what comes free by message; who was there rates the visit',
  { tag: '@ar' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const words = reservationWords[language]
    const [waiter, visitor] = language === 'ar' ? ['0501234571', '0501234572'] : ['0501234573', '0501234574']
    const { visitor: staff, branch } = await ownRules(port, 'saffron')
    const go = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const open = async (path: string) => {
      await page.goto(at('saffron', language === 'ar' ? path : `/en${path}`))
      await waitUntilAlive(page)
    }
    const days = `/api/v1/branch/branches/${branch}/reservations-days?guests_count=2`
    const { data } = await makeVisitor(port, 'saffron.localhost').call<ReservationDaysWire>('GET', days)
    // a day of its own for each language: both may run at once
    const date = data[language === 'ar' ? 4 : 5]?.date ?? ''
    const plan = `/api/v1/staff/reservations/day?branch_id=${branch}&date=${date}`
    const { areas, from, to } = await staff.call<ReservationDeskDayWire>('GET', plan)
    const block = await staff.call<TableBlockWire>('POST', '/api/v1/staff/table-blocks', {
      branch_id: branch,
      table_ids: areas.flatMap((area) => area.tables).map((table) => table.id),
      start: from,
      end: to,
    })

    await open(`/reservations/branch/${branch}?guests=2&date=${date}`)
    await go(words.waitJoin)
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(words.name, { exact: true }).fill('Huda')
    await sheet.getByLabel(words.mobile).fill(waiter)
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: words.waitJoin }).click()
    await expect(page.getByText(words.waiting)).toBeVisible()
    await staff.call('DELETE', `/api/v1/staff/table-blocks/${block.id}`)
    await open(await linkOf(port, waiter.slice(-8), 'reservation-room'))
    await expect(page.getByText(words.held)).toBeVisible()
    await go(words.goOn)
    await page.waitForURL(/\/confirm-reservation\//)
    await go(words.confirm)
    await expect(page.getByRole('heading', { name: words.booked, exact: true })).toBeVisible()

    // one who was seated a moment ago, and has gone
    const quarter = 15 * 60_000
    const bookings = '/api/v1/staff/reservations'
    let booking = await staff.call<BookingWire>('POST', bookings, {
      branch_id: branch,
      source: 'phone',
      guests: 2,
      start: new Date(Math.floor(Date.now() / quarter) * quarter).toISOString(),
      name: 'Omar',
      phone: visitor,
      tell: false,
    })
    for (const act of ['seated', 'left']) {
      const { version } = booking
      booking = await staff.call<BookingWire>('POST', `${bookings}/${booking.id}/acts`, { act, version })
    }
    await open(await linkOf(port, visitor.slice(-8), 'reservation-rate'))
    await choose(page.getByLabel(words.stars))
    await go(words.rate)
    await expect(page.getByRole('heading', { name: words.rated })).toBeVisible()
    await expectNoAxeViolations(page)
  },
)

test('rule "Reservations on the console": on the console a walk-in is seated and goes, tables are blocked and opened, the plan is drawn', async ({
  at,
  port,
  asStaff,
}, { project }) => {
  test.skip(project.name === 'phone', 'staff work at a counter')
  // not the restaurant whose times the test above offers: both may run at once
  const { branch, setRules, visitor: staff } = await ownRules(port, 'nile')
  // seatings round the clock: it is now on the timeline whatever the hour
  await setRules({ duration: 10, periods: [period('Early', 0, '0.00'), period('Late', 1380, '0.00')] })
  const { context } = await asStaff('nile')
  const desk = await context.newPage()
  const go = (name: string) => desk.getByRole('button', { name, exact: true }).click()
  await desk.goto(at('console', `/en/reservations?branch=${branch}`))
  await waitUntilAlive(desk)

  await go('Walk-in')
  const sheet = desk.getByRole('dialog')
  await sheet.getByLabel('Name').fill('Walid')
  await expectNoAxeViolations(desk)
  await sheet.getByRole('button', { name: 'Seated' }).click()
  await desk
    .getByRole('button', { name: / Walid · 2 guests/ })
    .first()
    .click()
  // a colleague corrects the guests while a note is written: neither is lost
  const path = '/api/v1/staff/reservations'
  const read = async () => {
    const query = `branch_id=${branch}&q=Walid&visit=seated`
    const { data } = await staff.call<{ data: BookingWire[] }>('GET', `${path}?${query}`)
    return data[0]
  }
  const seen = await read()
  await sheet.getByRole('button', { name: 'Edit details' }).click()
  await sheet.getByLabel('Staff note').fill('Window')
  const { version, name, phone } = seen ?? {}
  await staff.call('PUT', `${path}/${seen?.id}`, { version, name, phone, guests: 4 })
  await expect(sheet.getByLabel('Guests', { exact: true })).toHaveValue('4')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Left' })).toBeVisible()
  expect(await read()).toMatchObject({ guests: 4, staff_note: 'Window' })
  await sheet.getByRole('button', { name: 'Left' }).click()
  await expect(sheet.getByRole('button', { name: 'Left' })).toBeHidden()
  await expect(sheet.getByText('Left', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await go('Next day')
  // after midnight what runs is the evening before
  await expect(desk.getByRole('button', { name: /^(Today|Tonight)$/ })).toBeVisible()
  await go('Block tables')
  await sheet.getByRole('group', { name: 'Tables' }).getByRole('button').last().click()
  await sheet.getByLabel('Reason').fill('Painting')
  await expectNoAxeViolations(desk)
  await sheet.getByRole('button', { name: 'Block tables' }).click()
  const painted = desk.getByRole('button', { name: / Painting · Table / })
  await painted.first().click()
  await expectNoAxeViolations(desk)
  await sheet.getByRole('button', { name: 'Reopen' }).click()
  await expect(painted).toHaveCount(0)

  await desk.getByRole('link', { name: 'Floor plan' }).click()
  const table = desk.getByRole('button', { name: /^Table .* to / }).first()
  await table.click()
  const before = await table.boundingBox()
  for (let step = 0; step < 3; step += 1) await table.press('Shift+ArrowDown')
  await expectNoAxeViolations(desk)
  await go('Save')
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await desk.reload()
  await waitUntilAlive(desk)
  await expect.poll(async () => (await table.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 10)
})
