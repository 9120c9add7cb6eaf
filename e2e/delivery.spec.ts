import type { Locator, Page } from '@playwright/test'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { Guest } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const ar = {
  delivery: /^توصيل/,
  search: 'البحث عن حي أو شارع أو معلم',
  street: 'شارع العليا',
  fountain: 'نافورة الملك فهد',
  from: 'التوصيل من فرع العليا',
  fee: 'رسوم التوصيل',
  building: 'رقم المبنى',
  confirm: 'التوصيل من فرع العليا إلى هنا',
  to: 'التوصيل إلى',
  driver: 'المندوب',
  none: 'التوصيل غير متاح لهذا الموقع',
  pickup: /^الاستلام من فرع الكورنيش/,
  menu: /فرع الكورنيش/,
}
const en: typeof ar = {
  delivery: /^Delivery/,
  search: 'Search a district or street',
  street: 'Olaya Street',
  fountain: "King Fahd's Fountain",
  from: 'Delivery from Olaya',
  fee: 'Delivery fee',
  building: 'Building number',
  confirm: 'Deliver here from Olaya',
  to: 'Deliver to',
  driver: 'The driver',
  none: 'Delivery is not available for this location',
  pickup: /^Pick up from Corniche/,
  menu: /Corniche/,
}
const words = { ar, en }

/** A dish without choices that alone reaches the minimum of the zone. */
async function readDish(port: number, language: Language): Promise<string> {
  const menu = await makeVisitor(port, 'saffron.localhost', language).call<MenuWire>(
    'GET',
    '/api/v1/menu?type=delivery',
  )
  const dish = menu.items.find(
    (item) => item.state === 'available' && !item.needs_choice && Number(item.price) >= 30,
  )
  if (!dish) throw new Error('The demo menu has no such dish.')
  return dish.name
}

async function findPlace(page: Page, w: typeof ar, name: string): Promise<void> {
  await page.getByRole('combobox', { name: w.search }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

const ticketOf = (board: Page, name: string): Locator =>
  board.getByRole('article').filter({ hasText: name }).first()

/** The branch gives the order to a driver; returns the driver's link. */
async function makeRun(board: Page, ticket: Locator): Promise<string> {
  await ticket.getByRole('button', { name: /Details/ }).click()
  await board.getByRole('button', { name: 'Assign driver' }).click()
  await board.getByLabel('Driver’s name').fill('Salem')
  await board.getByRole('button', { name: 'Create run link' }).click()
  const link = board.getByRole('region', { name: "Salem's run" }).first().getByRole('link')
  return (await link.getAttribute('href')) ?? ''
}

test('spec 1: a delivery, from the pin on the map to "Completed", the branch beside it @en', async ({
  page,
  at,
  port,
  asStaff,
  openBrowser,
  trouble,
}, { project }) => {
  // the link of a run that is over is a page that is not there
  trouble.expect(/404/)
  const language = project.name === 'phone' ? 'ar' : 'en'
  const w = words[language]
  const guest = new Guest(page, language)
  const dish = await readDish(port, language)
  const name = language === 'ar' ? 'هند' : 'Hind'

  await guest.open(at('saffron', language === 'ar' ? '/' : '/en'))
  await page.getByRole('link', { name: w.delivery }).first().click()
  await page.waitForURL('**/delivery-address')
  await waitUntilAlive(page)
  await findPlace(page, w, w.street)
  await expect(page.getByRole('heading', { name: w.from })).toBeVisible()
  await expect(page.getByText('8.00').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel(w.building).fill('12')
  await page.getByRole('button', { name: w.confirm }).click()
  await page.waitForURL('**/menu/delivery')
  await waitUntilAlive(page)
  await expect(page.getByText(w.street).first()).toBeVisible()
  await guest.addPlain(dish)
  await guest.goToCheckout()
  const card = page.getByRole('region', { name: w.to })
  await expect(card.getByText(w.street)).toBeVisible()
  await expect(card.getByText(w.fee)).toBeVisible()
  await expectNoAxeViolations(page)
  await guest.fillContact(name, '0551234571')
  await guest.pay()
  await guest.useCard('useCard')
  await page.waitForURL(/\/order\//)
  await guest.seesStatus(guest.words.submitted)

  const { context } = await asStaff('saffron')
  const board = await context.newPage()
  await board.goto(at('console', '/en'))
  await waitUntilAlive(board)
  const ticket = ticketOf(board, name)
  await expect(ticket.getByText(w.street)).toBeVisible()
  await expect(ticket.getByText('Near the branch')).toBeVisible()
  for (const step of ['Accept', 'Ready']) await ticket.getByRole('button', { name: step }).click()
  const link = await makeRun(board, ticket)

  const drivers = await openBrowser({
    permissions: ['geolocation'],
    geolocation: { latitude: 24.69, longitude: 46.68 },
    viewport: { width: 390, height: 844 },
  })
  const driver = await drivers.newPage()
  await driver.goto(link)
  await waitUntilAlive(driver)
  await expect(driver.getByText(w.street)).toBeVisible()
  await expectNoAxeViolations(driver)
  await driver.getByRole('switch').check()
  await expect(driver.getByRole('status').filter({ hasText: 'Share my location' })).toBeAttached()
  await driver.getByRole('button', { name: 'Picked up' }).click()
  await expect(page.getByRole('region', { name: w.driver })).toContainText('Salem')
  await driver.getByRole('button', { name: 'Handed over' }).click()
  await expect(driver.getByText('This run is over')).toBeVisible()
  await guest.seesStatus(guest.words.completed)
  await driver.reload()
  await expect(driver.getByRole('heading', { name: 'This run is over' })).toBeVisible()
})

test('spec 8: an address outside every zone is told so, with the nearest branch to pick up from @ar', async ({
  page,
  at,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const w = words[language]
  const guest = new Guest(page, language)
  await guest.open(at('saffron', language === 'ar' ? '/delivery-address' : '/en/delivery-address'))
  await findPlace(page, w, w.fountain)
  await expect(page.getByText(w.none)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: w.pickup }).click()
  await page.waitForURL('**/menu/pickup')
  await expect(page.getByRole('button', { name: w.menu })).toBeVisible()
})

test(
  'design 5: the cart’s bar of a delivery says what is missing to its minimum, and opens the cart all the same',
  { tag: '@ar' },
  async ({ page, context, at, port }) => {
    // the bar is a phone's: on a desktop the cart itself stands beside the menu
    await page.setViewportSize({ width: 390, height: 844 })
    const visitor = makeVisitor(port, 'saffron.localhost', 'ar')
    const { branch, items } = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=delivery')
    const dish = items
      .filter((item) => item.state === 'available' && !item.needs_choice)
      .toSorted((a, b) => Number(a.price) - Number(b.price))[0]
    const { cart_id: id } = await visitor.call<CartWire>('POST', '/api/v1/carts', {
      type: 'delivery',
      branch_id: branch.id,
    })
    await visitor.call('POST', `/api/v1/carts/${id}/lines`, { item_id: dish?.id, quantity: 1 })
    const { delivery } = await visitor.call<CartWire>('PUT', `/api/v1/carts/${id}`, {
      address: {
        latitude: branch.latitude,
        longitude: branch.longitude,
        street_name: 'شارع العليا',
        building_type: 'villa',
        building_number: '7',
      },
    })
    expect(Number(delivery?.missing)).toBeGreaterThan(0)
    await goOnAs(context, visitor)
    await page.goto(at('saffron', '/menu/delivery'))
    await waitUntilAlive(page)
    const bar = page.getByRole('button', { name: `ينقص ${delivery?.missing} للحد الأدنى` })
    await expect(bar).toBeVisible()
    await expectNoAxeViolations(page)
    await bar.click()
    await expect(page.getByRole('dialog', { name: 'السلة' })).toBeVisible()
  },
)
