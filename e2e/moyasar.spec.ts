import type { Page } from '@playwright/test'
import { moyasarCards } from '#server/outside/payment/moyasar-simulator/moyasar-cards.ts'
import {
  startMoyasarSimulator,
  type MoyasarSimulator,
} from '#server/outside/payment/moyasar-simulator/start-moyasar-simulator.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { Guest, readItems } from './guest.ts'
import { expect, test } from './own-product.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const ar = {
  number: 'رقم البطاقة',
  pay: 'ادفع',
  approve: 'موافقة',
  refuse: 'رفض',
  back: 'العودة',
  unfinished: 'لم يكتمل الدفع',
  goOn: 'متابعة الدفع',
  inUse: 'مستخدم',
}
const en: typeof ar = {
  number: 'Card number',
  pay: 'Pay now',
  approve: 'Approve',
  refuse: 'Refuse',
  back: 'Go back',
  unfinished: 'The payment is not finished',
  goOn: 'Go on with the payment',
  inUse: 'In use',
}

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const secret = 'typed-in-the-dashboard'

/** The hands of a customer at the simulated gateway. */
const atGateway = (page: Page, language: Language) => {
  const say = language === 'ar' ? ar : en
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    async type(card: keyof typeof moyasarCards) {
      await page.getByLabel(say.number).fill(moyasarCards[card])
      await press(say.pay)
    },
    approve: () => press(say.approve),
    refuse: () => press(say.refuse),
    back: () => page.getByRole('link', { name: say.back }).click(),
  }
}

/** From the menu to the gateway's page. */
async function orderAndGo(page: Page, url: string, language: Language, port: number, mobile: string) {
  const guest = new Guest(page, language)
  const { plain } = await readItems(port, language)
  await guest.open(url)
  await guest.addPlain(plain)
  await guest.goToCheckout()
  await guest.fillContact('Huda', mobile)
  await page.getByRole('button', { name: guest.words.pay }).click()
  await page.waitForURL(/\/invoices\//)
  return guest
}

test.describe.configure({ mode: 'serial' })

test.describe('Moyasar', () => {
  let simulator: MoyasarSimulator
  test.beforeAll(async () => {
    simulator = await startMoyasarSimulator()
  })
  test.afterAll(() => simulator.close())

  test('the owner adds the account, checks it and puts it in use; its keys are never shown again', async ({
    asStaff,
    at,
    trouble,
  }, { project }) => {
    const language = languageOf(project.name)
    trouble.expect(/422 POST .*choose/)
    const { context } = await asStaff('saffron')
    const page = await context.newPage()
    await page.goto(at('console', '/en/gateways'))
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    const add = async (key: string, name: string) => {
      await page.getByRole('button', { name: 'Add account' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet.getByText('Field is required').first()).toBeVisible()
      await sheet.getByLabel('Name for your staff').fill(name)
      await sheet.getByLabel('Secret key').fill(key)
      await sheet.getByLabel('Webhook secret').fill(secret)
      await sheet.getByLabel('Simulator address').fill(simulator.url)
      await expectNoAxeViolations(page)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toBeHidden()
      return page.getByRole('article', { name: `Moyasar ${name}` })
    }
    const wrong = await add('sk_test_wrong', 'Typo')
    await wrong.getByRole('button', { name: 'Use for new payments' }).click()
    await expect(wrong.getByRole('alert')).toContainText('refuses the secret key')
    const right = await add('sk_test_saffron', 'Main')
    await right.getByRole('button', { name: 'Check connection' }).click()
    await expect(right.getByRole('alert')).toContainText('takes this account')
    await right.getByRole('button', { name: 'Use for new payments' }).click()
    await expect(right.getByText('In use')).toBeVisible()
    const webhook = (await right.getByText('/api/v1/payments/webhooks/moyasar/').textContent()) ?? ''
    simulator.setHook(webhook, secret)
    await page.goto(at('console', language === 'ar' ? '/gateways' : '/en/gateways'))
    await waitUntilAlive(page)
    await expect(
      page.getByRole('article').filter({ hasText: language === 'ar' ? ar.inUse : en.inUse }),
    ).toHaveCount(1)
    expect(await page.content()).not.toContain('sk_test_saffron')
    await expectNoAxeViolations(page)
  })

  test('a guest pays on its page, and the order is made', async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const guest = await orderAndGo(
      page,
      at('saffron', language === 'ar' ? '/menu' : '/en/menu'),
      language,
      port,
      '0551234501',
    )
    const gateway = atGateway(page, language)
    await gateway.type('approved')
    await gateway.approve()
    await page.waitForURL(/\/order\//)
    await guest.seesStatus(guest.words.submitted)
  })

  test('a declined card and a refused bank page keep the order; coming back tries again', async ({
    page,
    at,
    port,
  }, { project }) => {
    const language = languageOf(project.name)
    const guest = await orderAndGo(
      page,
      at('saffron', language === 'ar' ? '/menu' : '/en/menu'),
      language,
      port,
      '0551234502',
    )
    const gateway = atGateway(page, language)
    await gateway.type('declined')
    await gateway.approve()
    await gateway.type('approved')
    await gateway.refuse()
    await gateway.back()
    await expect(page.getByRole('heading', { name: guest.words.paymentFailed })).toBeVisible()
    await page.getByRole('link', { name: guest.words.retryPayment }).click()
    await page.waitForURL(/\/invoices\//)
    await gateway.type('approved')
    await gateway.approve()
    await page.waitForURL(/\/order\//)
    await guest.seesStatus(guest.words.submitted)
  })

  test('the bank page is closed: only the webhook comes, and the guest who comes back late finds the order', async ({
    page,
    context,
    at,
    port,
  }, { project }) => {
    const language = languageOf(project.name)
    const guest = await orderAndGo(
      page,
      at('saffron', language === 'ar' ? '/menu' : '/en/menu'),
      language,
      port,
      '0551234503',
    )
    const invoice = page.url().split('/invoices/')[1]?.split('?')[0] ?? ''
    await atGateway(page, language).type('approved')
    const bank = page.url()
    const late = await context.newPage()
    await page.close()
    const body = new URLSearchParams({ answer: 'approve' })
    await fetch(bank, { method: 'POST', body, redirect: 'manual' })
    await simulator.hooks.settled()
    const { metadata } = simulator.books.invoices.get(invoice)!
    await late.goto(
      at('saffron', `${language === 'ar' ? '' : '/en'}/check_payment?ref=${String(metadata['reference'])}`),
    )
    await late.waitForURL(/\/order\//)
    await new Guest(late, language).seesStatus(guest.words.submitted)
  })

  test('cancelling on its page leaves the order waiting, with a way back to paying', async ({
    page,
    at,
    port,
  }, { project }) => {
    const language = languageOf(project.name)
    await orderAndGo(
      page,
      at('saffron', language === 'ar' ? '/menu' : '/en/menu'),
      language,
      port,
      '0551234504',
    )
    await atGateway(page, language).back()
    const say = language === 'ar' ? ar : en
    await expect(page.getByRole('heading', { name: say.unfinished })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: say.goOn }).click()
    await page.waitForURL(/\/invoices\//)
  })
})
