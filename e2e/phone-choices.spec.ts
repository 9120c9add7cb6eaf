import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const restaurant = 'saffron'

test(
  'spec 1, 4: an order by phone for later: a place found by its name, no order before a time is chosen, and another list of times when one is full',
  { tag: '@en' },
  async ({ asStaff, at, trouble }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(at('console', '/en/phone'))
    await waitUntilAlive(page)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const main = page.getByRole('main')
    await field('Mobile').fill('0559870322')
    await field('Name').fill('Later Guest')

    // the street is what was found, until another one is
    await main.getByRole('radio', { name: 'Delivery' }).press('Space')
    const find = page.getByRole('combobox', { name: 'Search a district, street or landmark' })
    await find.fill('Malaz')
    const found = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
    await expect(found.first()).toContainText('Al Malaz')
    await expectNoAxeViolations(page)
    await find.press('Enter')
    await expect(field('Street and district')).toHaveValue('Al Malaz')
    await find.fill('Olaya')
    await found.filter({ hasText: 'Al Olaya' }).first().click()
    await expect(field('Street and district')).toHaveValue('Al Olaya')
    await expect(page.getByText(/^(Near the branch|Minimum)/).first()).toBeVisible()
    await field('Street and district').press('Enter')
    await expect(page.getByRole('radio', { name: 'Al Olaya' })).toBeChecked()

    const search = page.getByRole('searchbox', { name: 'Find a dish' })
    for (const dish of ['hummus', 'hummus', 'hummus', 'hummus']) {
      await search.fill(dish)
      await search.press('Enter')
    }
    const order = page.getByRole('region', { name: 'The order' })
    await order.getByRole('radio', { name: 'Cash at hand-over' }).check()
    const place = order.getByRole('button', { name: 'Place the order' })
    await expect(place).toBeEnabled()

    // "later" alone is no time: nothing goes to the kitchen now
    await main.getByRole('radio', { name: 'Later' }).press('Space')
    await expect(order.getByText('Choose the time first.')).toBeVisible()
    await expect(place).toBeDisabled()
    await expectNoAxeViolations(page)
    const day = main.getByRole('combobox', { name: 'Day' })
    const choose = () => day.selectOption({ index: 2 })
    await choose()
    await expect(place).toBeEnabled()

    // somebody else takes the last place of that time
    trouble.expect(/422 POST .*staff\/phone-orders$/)
    const orders = /staff\/phone-orders$/
    await page.route(orders, (route) =>
      route.fulfill({ status: 422, json: { code: 'slot-full', message: 'This time is full' } }),
    )
    const asked = page.waitForResponse(/phone-orders\/slots/)
    await place.press('Enter')
    await asked
    await expect(main.getByRole('alert').filter({ hasText: 'This time is full' })).toBeVisible()
    await expect(day).toHaveValue('')
    await expect(order.getByText('Choose the time first.')).toBeVisible()
    await expect(place).toBeDisabled()
    await page.unroute(orders)
    await choose()
    await expect(main.getByRole('alert').filter({ hasText: 'This time is full' })).toBeHidden()
    await expect(place).toBeEnabled()
    await place.press('Enter')
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeFocused()
  },
)

test(
  'spec 1: an order by phone from the car: its make, colour and plate are asked for, and its guest says "I\'m here" by the link',
  { tag: '@en' },
  async ({ asStaff, at, openBrowser }) => {
    const { context } = await asStaff(restaurant)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(at('console', '/en/phone'))
    await waitUntilAlive(page)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const main = page.getByRole('main')
    await field('Mobile').fill('0559870323')
    await field('Name').fill('Car Caller')
    await main.getByRole('radio', { name: 'Car' }).press('Space')
    const search = page.getByRole('searchbox', { name: 'Find a dish' })
    await search.fill('hummus')
    await search.press('Enter')
    const order = page.getByRole('region', { name: 'The order' })
    await order.getByRole('radio', { name: 'Cash at hand-over' }).check()
    const place = order.getByRole('button', { name: 'Place the order' })
    await expect(order.getByText('Choose the car and type its plate first.')).toBeVisible()
    await expect(place).toBeDisabled()
    await main.getByRole('combobox', { name: 'Make of the car' }).selectOption('Kia')
    await main.getByRole('combobox', { name: 'Colour of the car' }).selectOption('Red')
    await field('Plate number').fill('ABC ٣٢١')
    await expect(place).toBeEnabled()
    await expectNoAxeViolations(page)
    await place.press('Enter')
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeFocused()
    const link = await field('Link to follow the order').inputValue()

    const board = await context.newPage()
    await board.goto(at('console', '/en'))
    await waitUntilAlive(board)
    const ticket = board.getByRole('article').filter({ hasText: 'Car Caller' })
    await expect(ticket.getByText('ABC 321')).toBeVisible()

    const guest = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage()
    await guest.goto(link)
    await waitUntilAlive(guest)
    await guest.getByLabel(/Bay number/).fill('Bay 5')
    await guest.getByRole('button', { name: 'I’m here' }).click()
    await expect(guest.getByText(/We told the branch/)).toBeVisible()
    await expect(guest.getByText('ABC 321')).toBeHidden()
    await expectNoAxeViolations(guest)
    await expect(ticket.getByText('Bay 5')).toBeVisible()
    await ticket.getByRole('button', { name: /We are coming/ }).click()
    await expect(guest.getByText('The team is on the way to your car')).toBeVisible()
  },
)
