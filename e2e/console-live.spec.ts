import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { PhoneCartWire, PhoneOrderWire } from '#contract/ordering/phone-order.ts'
import { fillCart, orderByApi, placeByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const restaurant = 'nile'

/** Takes a member's visitor, an order and a step; does it as on another screen. */
async function step(staff: Visitor, id: string, action: 'accept' | 'ready'): Promise<void> {
  const path = `/api/v1/staff/orders/${id}`
  const { ticket } = await staff.call<{ ticket: { version: number } }>('GET', path)
  await staff.call('POST', `${path}/transitions`, { action, version: ticket.version })
}

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
  'design 11: the kitchen hears an order that comes, where its sound is on',
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
    const received = () => page.evaluate(() => (window as unknown as { bells: string[] }).bells.length)
    await page.goto(at('console', '/en/kitchen'))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Turn on sound' }).click()
    await expect(page.getByRole('button', { name: /Sound is on/ })).toBeVisible()
    const order = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Nour')
    const { visitor } = await signInByApi(port, restaurant)
    await step(visitor, order.id, 'accept')
    await expect(page.getByRole('article', { name: `Order ${order.number}`, exact: true })).toBeVisible()
    // one ring is two bells; orders of other tests ring too
    await expect.poll(received).toBeGreaterThanOrEqual(2)
  },
)

test(
  'design 11: in the kitchen a press reaches the ticket that it began on, also when one before it leaves meanwhile',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    const { visitor } = await signInByApi(port, restaurant)
    const guest = makeVisitor(port, `${restaurant}.localhost`)
    const [first, meant] = [await orderByApi(guest, 'First'), await orderByApi(guest, 'Meant')]
    await step(visitor, first.id, 'accept')
    await step(visitor, meant.id, 'accept')
    await page.goto(at('console', '/en/kitchen'))
    await waitUntilAlive(page)
    const ticket = (number: string | null) =>
      page.getByRole('article', { name: `Order ${number}`, exact: true })
    await ticket(meant.number).getByRole('button', { name: 'Order ready' }).hover()
    await page.mouse.down()
    const news = page.waitForResponse(/staff\/kitchen/)
    await step(visitor, first.id, 'ready')
    await (await news).finished()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect(ticket(first.number)).toBeVisible()
    await page.mouse.up()
    await expect(ticket(first.number)).toHaveCount(0)
    await expect(ticket(meant.number)).toHaveCount(0)
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
    await expect(go).toContainText('EGP 5.50')
    await amount.fill('5.5.0')
    await expect(go).toContainText('EGP 0.00')
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

/** Takes a member's visitor and a branch; orders a dish by phone there, paid in cash at hand-over. */
async function orderForCash(staff: Visitor, branch_id: string): Promise<PhoneOrderWire> {
  const path = '/api/v1/staff/phone-orders'
  const desk = await staff.call<PhoneDeskWire>('GET', `${path}/desk?branch_id=${branch_id}&type=pickup`)
  const dish = desk.dishes.find(({ state, needs_choice }) => state === 'available' && !needs_choice)
  const pay = { payment_method: 'cash' }
  const savedCart = await staff.call<PhoneCartWire>('POST', `${path}/cart`, {
    ...pay,
    branch_id,
    type: 'pickup',
    slot_start: null,
    address: null,
    coupon: '',
    lines: [{ item_id: dish?.id, quantity: 1, options: [], note: '' }],
  })
  const { cart_id, version: cart_version, bill, ready_minutes } = savedCart.cart
  return staff.call<PhoneOrderWire>('POST', path, {
    ...pay,
    cart_id,
    cart_version,
    total: bill.to_pay,
    ready_minutes_to: ready_minutes.to,
    name: 'Ruba',
    mobile: '0551230981',
    notes: '',
  })
}

test(
  'who cancels an order that is paid at hand-over is not told of money that goes back',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const { visitor, member } = await signInByApi(port, 'saffron')
    const order = await orderForCash(visitor, member.branches[0]?.id ?? '')
    const page = await (await asStaff('saffron')).context.newPage()
    await page.goto(at('console', `/en/orders/${order.order_id}`))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('Nothing was paid for this order')
    await expect(sheet).not.toContainText('refund')
    await sheet.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('banner').getByText('Canceled')).toBeVisible()
  },
)

test(
  'an owner at a laptop sees a way to every room: what has no place on its rail is behind a button',
  { tag: '@en' },
  async ({ asStaff, at }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    await page.setViewportSize({ width: 1366, height: 640 })
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    const rail = page.getByRole('navigation', { name: 'Console' })
    for (const name of ['Orders', 'Waiting list', 'Reports', 'All pages', 'Me'])
      await expect(rail.getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await rail.getByRole('button', { name: 'All pages' }).click()
    await expectNoAxeViolations(page)
    await rail.getByRole('link', { name: 'Delivery', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery zones' })).toBeVisible()
    await expect(rail.getByRole('link', { name: 'Delivery', exact: true })).toBeHidden()
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(rail.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
    await expect(rail.getByRole('button', { name: 'All pages' })).toBeHidden()
  },
)
