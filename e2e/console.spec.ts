import type { BoardWire } from '#contract/ordering/board.ts'
import type { StockWire } from '#contract/backoffice/staff.ts'
import type { Page } from '@playwright/test'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// The restaurant whose board nobody else's test works on; its staff speak Arabic, the tests read English.
const restaurant = 'nile'

const openBoard = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await waitUntilAlive(page)
}

const cardOf = (page: Page, number: string | null) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true })

test.describe('console', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'staff work on tablets and desktops')

  test('rule "Signing in of staff": signing in by keyboard, a wrong password told, and signing out', async ({
    page,
    at,
    port,
    trouble,
  }) => {
    trouble.expect(/401 POST .*staff\/session/)
    const { email, password } = await signInByApi(port, restaurant)
    await openBoard(page, at('console', '/en'))
    await expect(page).toHaveURL(at('console', '/en/sign-in'))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('The e-mail or password is not correct')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'الطلبات' })).toBeVisible()
    await openBoard(page, at('console', '/en'))
    // a room that is open on the same session goes too: it would show what was, and ring for nobody
    const tables = await page.context().newPage()
    await openBoard(tables, at('console', '/en/tables'))
    trouble.expect(/401 GET .*staff\/(tables|print-jobs)/)
    await page.getByRole('button', { name: 'Me', exact: true }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(at('console', '/en/sign-in'))
    await expect(tables).toHaveURL(at('console', '/en/sign-in'))
    await page.goto(at('console', '/en'))
    await expect(page).toHaveURL(at('console', '/en/sign-in'))
  })

  test('signing in works before the page is awake, and never writes a password into an address', async ({
    openBrowser,
    at,
    port,
    trouble,
  }) => {
    const { email, password } = await signInByApi(port, restaurant)
    // the browser calls scripts that it was told not to run refused
    trouble.expect(/^csp GET .*\.js$/)
    const context = await openBrowser({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at('console', '/en/sign-in'))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('is not correct')
    expect(page.url()).toBe(at('console', '/en/sign-in'))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'الطلبات' })).toBeVisible()
  })

  test('a paid order comes by itself and is worked to its end: accept, ready, undo, hand over, part refund', async ({
    asStaff,
    at,
    port,
  }) => {
    const { context } = await asStaff(restaurant)
    const page = await context.newPage()
    await openBoard(page, at('console', '/en'))
    await page.getByRole('button', { name: 'Turn on sound' }).click()
    await expect(page.getByRole('button', { name: /Sound is on/ })).toBeVisible()
    const { number } = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Salma')
    const card = cardOf(page, number)
    await expect(card).toContainText('Salma')
    await card.getByText('30 min').click()
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(card.getByRole('timer')).toContainText('left')
    await card.getByRole('button', { name: 'Ready' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card.getByRole('button', { name: 'Ready' }).press('Enter')
    // the focus went on to the next step, so that a keyboard alone works the board
    await expect(card.getByRole('button', { name: 'Hand over' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `Order ${number} handed over` })).toBeVisible()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: /^Ended today/ }).click()
    await page.getByRole('button', { name: new RegExp(`#${number}`) }).click()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByText('An amount').click()
    await page.getByLabel('Amount', { exact: true }).fill('5.50')
    await page.getByLabel('Reason').fill('Cold fries')
    await page.getByRole('button', { name: /^Refund/ }).click()
    await expect(page.getByRole('alert')).toContainText('The refund was sent')
    await expect(page.getByRole('dialog')).toContainText('Cold fries')
  })

  test('design 11: cards stand still while a pointer is down; new ones queue behind it', async ({
    asStaff,
    at,
    port,
  }) => {
    const { context } = await asStaff(restaurant)
    const page = await context.newPage()
    await openBoard(page, at('console', '/en'))
    await page.getByRole('heading', { name: 'On the way' }).hover()
    await page.mouse.down()
    const { number } = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Karim')
    await expect(page.getByText(/^\d+ new$/)).toBeVisible()
    await expect(cardOf(page, number)).toHaveCount(0)
    await page.mouse.up()
    await expect(cardOf(page, number)).toBeVisible()
  })

  test('safety 10: who comes second is told what became of the order; a rejection needs a reason', async ({
    asStaff,
    at,
    port,
    trouble,
  }) => {
    trouble.expect(/409 POST .*transitions/)
    const { context } = await asStaff(restaurant)
    const page = await context.newPage()
    const order = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Amira')
    await openBoard(page, at('console', '/en'))
    const card = cardOf(page, order.number)
    await card.getByRole('button', { name: `Reject order ${order.number}` }).click()
    await page.getByRole('radio', { name: 'Another reason' }).check()
    await page.getByRole('button', { name: 'Cancel and refund' }).click()
    await expect(page.getByText('A reason is required')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.route(/staff\/board/, (route) => route.fulfill({ json: { board: null } }))
    const { visitor, member } = await signInByApi(port, restaurant, 'cashier')
    const { board } = await visitor.call<{ board: BoardWire }>(
      'GET',
      `/api/v1/staff/board?branch_id=${member.branches[0]?.id}`,
    )
    const seen = board.tickets.find((ticket) => ticket.id === order.id)
    await visitor.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'accept',
      version: seen?.version,
    })
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'in the meantime' })).toContainText('In kitchen')
  })

  test('an item sold out for an hour says so to the open menu of a guest, and is switched back', async ({
    asStaff,
    at,
    page,
    port,
    context: guest,
  }) => {
    await guest.addCookies([{ name: 'lang', value: 'en', url: at('marina') }])
    await page.goto(at('marina', '/en/menu'))
    await waitUntilAlive(page)
    const { context } = await asStaff('marina')
    const stock = await context.newPage()
    await openBoard(stock, at('console', '/en/sold-out'))
    const onSale = stock.getByRole('switch', { checked: true }).first()
    const name = (await onSale.getAttribute('aria-label'))?.replace(': available', '') ?? ''
    const sold = page.getByRole('main').getByText('Sold out')
    const before = await sold.count()
    await onSale.click()
    await stock.getByRole('button', { name: 'One hour' }).click()
    // options below name the dishes that have them
    const item = stock
      .getByRole('listitem')
      .filter({ has: stock.getByRole('switch', { name: `${name}: available`, exact: true }) })
    await expect(item).toContainText(/Sold out until \d\d:\d\d [AP]M/)
    await expect.poll(() => sold.count()).toBeGreaterThan(before)
    await stock.getByRole('switch', { name: `${name}: available` }).click()
    await expect(item).not.toContainText('Sold out until')

    // guests take of it while its sheet is open: saving something else does not put back what they took
    const { visitor: staff, member } = await signInByApi(port, 'marina')
    const branch_id = member.branches[0]?.id ?? ''
    const path = '/api/v1/staff/items'
    const { groups } = await staff.call<StockWire>('GET', `${path}?branch_id=${branch_id}`, undefined, {
      'x-localization': 'en',
    })
    const { id } = groups.flatMap(({ items }) => items).find((one) => one.name === name) ?? {}
    const count = (left: number | null) => staff.call('PUT', `${path}/${id}/here`, { branch_id, left })
    await count(50)
    await expect(item).toContainText('50 left')
    await item.getByRole('button', { name: `Edit ${name}` }).click()
    await count(47)
    await expect(item).toContainText('47 left')
    await stock.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(stock.getByRole('dialog')).toHaveCount(0)
    await expect(item).toContainText('47 left')
    await count(null)
    await expect(item).not.toContainText('47 left')
  })

  test('rule "What the kitchen sees": the kitchen has no prices, no phone numbers and no way to accept', async ({
    asStaff,
    at,
    port,
  }) => {
    const { number } = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Secret Name')
    const { context } = await asStaff(restaurant, 'kitchen')
    const page = await context.newPage()
    await openBoard(page, at('console', '/en'))
    await expect(cardOf(page, number)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/EGP|Secret Name|\+2/)
    await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  })
})

for (const language of ['ar', 'en'] as const) {
  const root = language === 'ar' ? '' : '/en'
  test(
    `axe finds nothing in the console (${language})`,
    { tag: `@${language}` },
    async ({ page, asStaff, at, port }) => {
      await openBoard(page, at('console', `${root}/sign-in`))
      await expect(page.locator('form')).toBeVisible()
      await expectNoAxeViolations(page)
      await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Huda')
      const { context } = await asStaff(restaurant)
      const inside = await context.newPage()
      for (const path of [root || '/', `${root}/sold-out`]) {
        await openBoard(inside, at('console', path))
        await expect(inside.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        await expectNoAxeViolations(inside)
      }
      await openBoard(inside, at('console', root || '/'))
      await inside.getByRole('article').first().getByRole('button').first().click()
      await expect(inside.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolations(inside)
      // on a phone two rows stand before the orders
      await inside.setViewportSize({ width: 390, height: 844 })
      await openBoard(inside, at('console', root || '/'))
      expect((await inside.getByRole('banner').boundingBox())?.height).toBeLessThan(132)
    },
  )
}
