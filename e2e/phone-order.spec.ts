import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const restaurant = 'saffron'

test(
  'spec 4: an order by phone, by keyboard: who calls, where it goes with its fee, a dish with its choices, a price for every change, cash, and the board has it',
  { tag: '@en' },
  async ({ asStaff, at, trouble }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    // what is typed is not left unasked
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(at('console', '/en/phone'))
    await waitUntilAlive(page)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const main = page.getByRole('main')

    // who opens the room can type the number at once
    await expect(field('Mobile')).toBeFocused()
    await page.keyboard.type('0559870321')
    await expect(page.getByText('A new caller')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Call Centre Guest')

    await main.getByRole('radio', { name: 'Delivery' }).press('Space')
    await field('Location').fill('https://maps.app.goo.gl/AbC')
    await expect(page.getByText('short link does not carry')).toBeVisible()
    await field('Location').fill('https://maps.google.com/?q=0,0')
    await expect(page.getByText('outside this branch’s delivery zones')).toBeVisible()
    await field('Location').fill('٢٤٫٧١٣٦، ٤٦٫٦٧٥٣')
    await expect(page.getByText('Near the branch')).toBeVisible()
    await field('Street and district').fill('Tahlia Street')
    await field('Street and district').press('Enter')
    await expect(page.getByRole('radio', { name: 'Tahlia Street' })).toBeChecked()

    // Enter adds the first dish that is found, and asks where something has to be chosen
    const search = page.getByRole('searchbox', { name: 'Find a dish' })
    await search.fill('hummus')
    await search.press('Enter')
    const order = page.getByRole('region', { name: 'The order' })
    const sum = (name: string) =>
      order.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    await expect(sum('Delivery fee')).toContainText('8.00')
    await search.fill('ember burger')
    await search.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Ember burger' })
    await sheet.getByRole('radio', { name: 'Large' }).check()
    await expect(sheet.getByRole('button', { name: /^Add/ })).toContainText('44.00')
    await sheet.getByRole('button', { name: /^Add/ }).click()
    await expect(sheet.getByRole('alert')).toContainText('How it is grilled')
    await sheet.getByRole('radio', { name: 'Well done' }).press('Space')
    await sheet.getByRole('textbox', { name: 'Note on this dish' }).fill('cut in two, nut allergy')
    await sheet.getByRole('textbox', { name: 'Note on this dish' }).press('Enter')
    const burger = order.getByRole('listitem').filter({ hasText: 'Ember burger' })
    await expect(burger).toContainText('“cut in two, nut allergy”')
    await burger.getByRole('button', { name: 'More Ember burger' }).click()
    await expect(burger).toContainText('88.00')
    await expectNoAxeViolations(page)

    trouble.expect(/422 POST .*phone-orders\/cart/)
    await field('Coupon code').fill('NOSUCHCODE')
    await field('Coupon code').press('Enter')
    await expect(order.getByText('invalid')).toBeVisible()
    await order.getByRole('radio', { name: 'Cash at hand-over' }).check()
    await order.getByRole('textbox', { name: 'Notes on the order' }).fill('Ring twice')
    const total =
      (await sum('Total')
        .getByText(/\d+\.\d\d/)
        .first()
        .textContent()) ?? ''
    const place = order.getByRole('button', { name: 'Place the order' })
    await expect(place).toBeEnabled()
    await place.press('Enter')

    const heading = page.getByRole('heading', { name: /Order placed/ })
    await expect(heading).toBeFocused()
    const number = /#(\d+)/.exec((await heading.textContent()) ?? '')?.[1] ?? ''
    await expect(main).toContainText(total.trim())
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Another order' }).click()
    await expect(field('Mobile')).toHaveValue('')
    await expect(field('Mobile')).toBeFocused()

    // half of all calls ask where their order is
    await page.keyboard.type('0559870321')
    const open = page.getByRole('list', { name: 'Orders under way' })
    await expect(open).toContainText(`#${number}`)
    await expect(field('Name')).toHaveValue('Call Centre Guest')
    await page.getByRole('button', { name: 'Start over' }).click()

    await page.goto(at('console', '/en'))
    const card = page.getByRole('article').filter({ hasText: 'Call Centre Guest' })
    await expect(card).toContainText('Tahlia Street')
    await expect(card).toContainText('Ember burger')
    await expect(card.getByText('allergy', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
    // whoever hands it over is told in every column what to take
    const due = `Collect in cash: SAR ${total.replace(/[^\d.]/g, '')}`
    await expect(card).toContainText(due)
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(card.getByRole('button', { name: 'Ready' })).toBeVisible()
    await expect(card).toContainText(due)
    await card.getByRole('button', { name: 'Ready' }).click()
    await expect(card.getByRole('button', { name: 'Sent out' })).toBeVisible()
    await expect(card).toContainText(due)
    await expectNoAxeViolations(page)
    await card.getByRole('button', { name: /^Details/ }).click()
    await expect(page.getByRole('dialog')).toContainText(due)
  },
)

test(
  'spec 4: an order by phone for later is not placed before its time is chosen, and a corrected number keeps what was typed',
  { tag: '@en' },
  async ({ asStaff, at }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(at('console', '/en/phone'))
    await waitUntilAlive(page)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const order = page.getByRole('region', { name: 'The order' })
    const place = order.getByRole('button', { name: 'Place the order' })
    const needed = order.getByText('Choose the time first.')

    await field('Name').fill('Later Guest')
    await field('Mobile').fill('0559870388')
    await expect(page.getByText('A new caller')).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Find a dish' })
    await search.fill('hummus')
    await search.press('Enter')
    await order.getByRole('radio', { name: 'Cash at hand-over' }).check()
    await expect(place).toBeEnabled()
    await page.getByRole('radio', { name: 'Later' }).press('Space')
    await expect(needed).toBeVisible()
    await expect(place).toBeDisabled()
    const when = page.getByRole('region', { name: 'How and when' })
    await when.getByRole('combobox').first().selectOption({ index: 1 })
    await expect(place).toBeEnabled()

    // another way has other times: nothing is promised for the old one
    await page.getByRole('radio', { name: 'Delivery' }).press('Space')
    await field('Location').fill('24.7136,46.6753')
    await field('Street and district').fill('Olaya Street')
    await field('Street and district').press('Enter')
    const door = page.getByRole('radio', { name: 'Olaya Street' })
    await expect(door).toBeChecked()
    // one digit was wrong
    await field('Mobile').fill('0559870389')
    await expect(page.getByText('A new caller')).toBeVisible()
    await expect(field('Name')).toHaveValue('Later Guest')
    await expect(door).toBeChecked()
    await expect(needed).toBeVisible()
    await expect(place).toBeDisabled()
    // nor is the next caller's order for later
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('radio', { name: 'Now' })).toBeChecked()
    await expect(field('Name')).toHaveValue('')
  },
)
