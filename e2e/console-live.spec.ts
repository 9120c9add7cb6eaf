import { fillCart, orderByApi, placeByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const restaurant = 'marina'

test(
  'Today’s chart grows with what is sold while it is looked at',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    await page.goto(at('console', '/en/today'))
    await waitUntilAlive(page)
    const week = page.getByRole('region', { name: 'Sales of the last seven days' })
    const today = week.getByRole('listitem').last()
    const tile = page.getByRole('listitem').filter({ hasText: 'Sales today' })
    const before = (await today.textContent()) ?? ''
    const sold = (await tile.textContent()) ?? ''
    await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Layla')
    await expect(tile).not.toHaveText(sold)
    await expect(today).not.toHaveText(before)
  },
)

test(
  'DESIGN 11: the kitchen hears an order that comes, where its sound is on',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    await page.addInitScript(() => {
      const bells: string[] = []
      Object.assign(window, { bells })
      const make = AudioContext.prototype.createGain
      AudioContext.prototype.createGain = function bell() {
        bells.push('bell')
        return make.call(this)
      }
    })
    const heard = () => page.evaluate(() => (window as unknown as { bells: string[] }).bells.length)
    await page.goto(at('console', '/en/kitchen'))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Turn on sound' }).click()
    await expect(page.getByRole('button', { name: /Sound is on/ })).toBeVisible()
    const order = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Nour')
    const { visitor } = await signInByApi(port, restaurant)
    const { ticket } = await visitor.call<{ ticket: { version: number } }>(
      'GET',
      `/api/v1/staff/orders/${order.id}`,
    )
    const step = { action: 'accept', version: ticket.version, minutes: 15 }
    await visitor.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, step)
    await expect(page.getByRole('article', { name: `Order ${order.number}`, exact: true })).toBeVisible()
    // one ring is two bells; orders of other tests ring too
    await expect.poll(heard).toBeGreaterThanOrEqual(2)
  },
)

test(
  'safety 5: the button of a refund says what goes back, however it is typed; a refund of no item is told',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const order = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Dana')
    const page = await (await asStaff(restaurant)).context.newPage()
    await page.goto(at('console', `/en/orders/${order.id}`))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const go = page.getByRole('dialog').getByRole('button', { name: /^Refund/ })
    await page.getByRole('dialog').getByText('Items', { exact: true }).click()
    await go.click()
    await expect(page.getByRole('alert')).toHaveText('Choose at least one item')
    await expectNoAxeViolations(page)
    await page.getByText('An amount').click()
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('٥٫٥')
    await expect(go).toContainText('AED 5.50')
    await amount.fill('5.5.0')
    await expect(go).toContainText('AED 0.00')
  },
)

test(
  'an order that has no number yet is told so, and is none with the number 000',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const guest = makeVisitor(port, `${restaurant}.localhost`)
    const order = await placeByApi(guest, await fillCart(guest, 'Rana'))
    const page = await (await asStaff(restaurant)).context.newPage()
    await page.goto(at('console', `/en/orders/${order.id}`))
    await waitUntilAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order (No number)')
    await expect(page).toHaveTitle('No number')
  },
)
