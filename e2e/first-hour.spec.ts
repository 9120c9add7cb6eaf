import type { Locator, Page } from '@playwright/test'
import { moyasarCards } from '#server/adapters/payment/moyasar-simulator/moyasar-cards.ts'
import { startMoyasarSimulator } from '#server/adapters/payment/moyasar-simulator/start-moyasar-simulator.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const most = 60

/** The clock of Riyadh so many hours from now, as a time field takes it: the branch is open at whatever hour this runs. */
const clockIn = (hours: number) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Riyadh',
  }).format(Date.now() + hours * 3_600_000)

/** Hands whose presses are counted; typing is not pressing. */
class Hands {
  presses = 0

  async press(what: Locator): Promise<void> {
    this.presses += 1
    await what.click()
  }

  /** A room behind a group's button of the rail. */
  async go(page: Page, group: string, address: string, title = address): Promise<void> {
    const rail = page.getByRole('navigation', { name: 'Console' })
    await this.press(rail.getByRole('button', { name: group, exact: true }))
    await this.press(rail.getByRole('link', { name: address, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}

test(
  'a new restaurant, from nothing to its first paid order by the console alone, in under 60 clicks',
  { tag: '@en' },
  async ({ page, at, port, openBrowser, trouble }) => {
    // a busy server shows a new dish's page a moment later: the preview looks again
    trouble.expect(/^404 GET .*\/item\//)
    const hands = new Hands()
    const simulator = await startMoyasarSimulator()
    const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true })

    await page.goto(at('', '/en/operator/sign-in'))
    await waitUntilAlive(page)
    await page.getByLabel('E-mail').fill('operator@maidah.example')
    await page.getByLabel('Password', { exact: true }).fill('demo-1234')
    await hands.press(button(page, 'Sign in'))
    await hands.press(page.getByRole('link', { name: 'New restaurant' }))
    await page.waitForURL('**/operator/new')
    // pressed before the list was alive, it came as a document: what is typed into it too early is lost
    await waitUntilAlive(page)
    for (const [name, arabic, english] of [
      ['Restaurant', 'بيت الساعة الأولى', 'First hour'],
      ['Branch', 'العليا', 'Olaya'],
    ] as const) {
      await page.getByLabel(`${name}’s name in Arabic`).fill(arabic)
      await page.getByLabel(`${name}’s name in English`).fill(english)
    }
    await page.getByLabel('Address of the website').fill('first-hour.localhost')
    await page.getByLabel('Owner’s name').fill('Noura')
    await page.getByLabel('Owner’s e-mail').fill('noura@first-hour.example')
    await hands.press(page.getByText('In English', { exact: true }))
    await hands.press(button(page, 'Create restaurant'))
    const link = (await page.getByText(/\/welcome\/[\w-]{43}$/).textContent()) ?? ''

    const owner = await (await openBrowser({ viewport: { width: 1440, height: 900 } })).newPage()
    await owner.goto(link.trim().replace(/(\/en)?\/welcome\//, '/en/welcome/'))
    await waitUntilAlive(owner)
    await owner.getByLabel('New password').fill('a long password')
    await hands.press(button(owner, 'Save and sign in'))
    await expect(owner.getByRole('navigation', { name: 'Console' })).toBeVisible()
    await waitUntilAlive(owner)

    await hands.go(owner, 'Settings', 'Hours', 'Hours and slots')
    await hands.press(button(owner.getByRole('region', { name: 'Weekly hours' }), 'Add hours'))
    await owner.getByLabel('From', { exact: true }).fill(clockIn(-2))
    await owner.getByLabel('To', { exact: true }).fill(clockIn(10))
    await hands.press(button(owner, 'Save'))

    await hands.go(owner, 'Menu', 'Menu')
    await hands.press(button(owner, 'New group'))
    const sheet = owner.getByRole('dialog')
    await sheet.getByLabel('Name, Arabic').fill('المشويات')
    await sheet.getByLabel('Name, English').fill('Grill')
    await hands.press(button(sheet, 'Save'))
    await hands.press(button(owner, 'New item').first())
    const form = owner.locator('form').filter({ has: owner.getByLabel('Price', { exact: true }) })
    await form.getByLabel('Name, Arabic').first().fill('شاورما')
    await form.getByLabel('Name, English').first().fill('Shawarma')
    await form.getByLabel('Price', { exact: true }).fill('24.00')
    const chooser = owner.waitForEvent('filechooser')
    await hands.press(button(form, 'Add a picture'))
    await (await chooser).setFiles('storefront/pictures/basket.webp')
    await hands.press(button(sheet, 'Use this crop'))
    await expect(button(form, 'Replace the picture')).toBeVisible()
    await hands.press(button(form, 'Save'))
    await expect(button(form, 'Duplicate')).toBeVisible()
    await expect(
      owner.frameLocator('iframe[title="Preview of the item"]').getByText('24.00').first(),
    ).toBeVisible()

    await hands.go(owner, 'Settings', 'Payments', 'Card payments')
    await hands.press(button(owner, 'Add account'))
    await hands.press(sheet.getByRole('radio', { name: 'Moyasar' }))
    await sheet.getByLabel('Name shown to your staff').fill('Main')
    await sheet.getByLabel('Secret key').fill('sk_test_first')
    await sheet.getByLabel('Webhook secret').fill('typed-in-the-dashboard')
    await sheet.getByLabel('Simulator address').fill(simulator.url)
    await hands.press(button(sheet, 'Save'))
    await expect(sheet).toBeHidden()
    const account = owner.getByRole('article', { name: 'Moyasar Main' })
    const choose = button(account, 'Use for new payments')
    if (await choose.isVisible()) await hands.press(choose)
    await expect(account.getByText('In use')).toBeVisible()

    const guestPage = await (await openBrowser({ viewport: { width: 1280, height: 800 } })).newPage()
    const guest = new Guest(guestPage, 'en')
    await guest.open(`http://first-hour.localhost:${port}/en/menu`)
    await hands.press(guestPage.getByRole('button', { name: 'Add Shawarma', exact: true }).first())
    hands.presses += 1
    await guest.goToCheckout()
    await guest.fillContact('Salma', '0551234567')
    await hands.press(guestPage.getByRole('button', { name: guest.words.pay }))
    await guestPage.getByLabel('Card number').fill(moyasarCards.approved)
    await hands.press(button(guestPage, 'Pay now'))
    await hands.press(button(guestPage, 'Approve'))
    await guestPage.waitForURL('**/order/**')
    await guest.seesStatus(guest.words.submitted)

    const rail = owner.getByRole('navigation', { name: 'Console' })
    await hands.press(rail.getByRole('link', { name: 'Orders', exact: true }))
    const card = owner.getByRole('article', { name: 'Order 001', exact: true })
    await hands.press(card.getByRole('button', { name: /^Accept/ }))
    await hands.press(card.getByRole('button', { name: 'Ready' }))
    await hands.press(card.getByRole('button', { name: 'Hand over' }))
    await guest.seesStatus(guest.words.completed)
    await simulator.close()

    // the list of what is missing before opening: what was done is gone, what is not needed goes for good
    await owner.goto(owner.url().replace(/\/en.*/, '/en/today'))
    await waitUntilAlive(owner)
    const opening = owner.getByRole('region', { name: /^Still to set up/ })
    await expect(opening.getByRole('link', { name: /Invite your team/ })).toBeVisible()
    for (const done of [/opening hours/, /dishes to the menu/, /card payments/])
      await expect(opening.getByRole('link', { name: done })).toBeHidden()
    await expectNoAxeViolations(owner)
    await button(opening, 'Not needed: Invite your team').click()
    await expect(opening.getByRole('link', { name: /Invite your team/ })).toBeHidden()

    console.log(`from nothing to the first paid order: ${hands.presses} clicks of ${most}`)
    expect(hands.presses).toBeLessThan(most)
  },
)
