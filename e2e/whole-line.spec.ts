import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** The ticket of an order on the board, found by its guest's name. */
const ticketOf = (board: Page, name: string): Locator =>
  board.getByRole('article').filter({ hasText: name }).first()

/** A page that is loaded anew forgets this mark. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { stillHere: true }))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'stillHere' in window)

// all other specs ask for pages that stand still
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the whole line: from home to "Completed", the branch beside it', async ({ page, at, port, asStaff }, {
  project,
}) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const guest = new Guest(page, language)
  const dishes = await readItems(port, language)
  const name = language === 'ar' ? 'سارة' : 'Sarah'

  await guest.open(at('saffron', language === 'ar' ? '/' : '/en'))
  await page.getByRole('link', { name: guest.words.toMenu }).first().click()
  await guest.addPlain(dishes.plain)
  await guest.addChosen(dishes.chosen)
  await guest.goToCheckout()
  await guest.fillContact(name, language === 'ar' ? '٠٥٥١٢٣٤٥٦٧' : '0551234567')
  await guest.pay()
  await guest.useCard(language === 'ar' ? 'useSecureCard' : 'useCard')
  await page.waitForURL(/\/order\//)
  await guest.seesStatus(guest.words.submitted)
  await mark(page)

  const { context } = await asStaff('saffron')
  const board = await context.newPage()
  await board.goto(at('console', '/en'))
  await waitUntilAlive(board)
  const ticket = ticketOf(board, name)
  await ticket.getByRole('button', { name: 'Accept' }).click()
  await guest.seesStatus(guest.words.inKitchen)
  await ticket.getByRole('button', { name: 'Ready' }).click()
  await guest.seesStatus(guest.words.ready)
  await ticket.getByRole('button', { name: 'Hand over' }).click()
  await guest.seesStatus(guest.words.completed)
  expect(await isMarked(page), 'the page was never loaded anew').toBe(true)
})

test(
  'a declined card keeps the order, and another card pays it',
  { tag: '@ar' },
  async ({ page, at, port }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    const guest = new Guest(page, language)
    const dishes = await readItems(port, language)

    await guest.open(at('saffron', language === 'ar' ? '/menu' : '/en/menu'))
    await guest.addPlain(dishes.plain)
    await guest.goToCheckout()
    await guest.fillContact('Omar', '0551234568')
    await guest.pay()
    await guest.useCard('useDeclinedCard')
    await expect(page.getByText(guest.words.paymentFailed).first()).toBeVisible()
    await page
      .getByRole('link', { name: guest.words.retryPayment })
      .or(page.getByRole('button', { name: guest.words.retryPayment }))
      .click()
    await page.waitForURL(/\/pay\/ses/)
    await guest.useCard('useCard')
    await page.waitForURL(/\/order\//)
    await guest.seesStatus(guest.words.submitted)
  },
)

test(
  'the order page survives a dropped connection',
  { tag: '@en' },
  async ({ page, context, at, port, asStaff, trouble }, { project }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/)
    const language = project.name === 'phone' ? 'ar' : 'en'
    const guest = new Guest(page, language)
    const dishes = await readItems(port, language)
    const name = language === 'ar' ? 'ليلى' : 'Layla'

    await guest.open(at('saffron', language === 'ar' ? '/menu' : '/en/menu'))
    await guest.addPlain(dishes.plain)
    await guest.goToCheckout()
    await guest.fillContact(name, '0551234569')
    await guest.pay()
    await guest.useCard('useCard')
    await page.waitForURL(/\/order\//)
    await guest.seesStatus(guest.words.submitted)
    await mark(page)

    const staff = await asStaff('saffron')
    const board = await staff.context.newPage()
    await board.goto(at('console', '/en'))
    await waitUntilAlive(board)
    await context.setOffline(true)
    await ticketOf(board, name).getByRole('button', { name: 'Accept' }).click()
    await expect(ticketOf(board, name).getByRole('button', { name: 'Ready' })).toBeVisible()
    await context.setOffline(false)
    await guest.seesStatus(guest.words.inKitchen)
    expect(await isMarked(page), 'the page was never loaded anew').toBe(true)
  },
)
