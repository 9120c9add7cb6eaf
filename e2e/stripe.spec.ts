import { stripeCards } from '#server/outside/payment/stripe-simulator/stripe-cards.ts'
import {
  startStripeSimulator,
  type StripeSimulator,
} from '#server/outside/payment/stripe-simulator/start-stripe-simulator.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { giveApplePay, PayingGuest, putInUse } from './gateway-desk.ts'
import { expect, test } from './own-product.ts'

test.describe.configure({ mode: 'serial' })

test.describe('Stripe', () => {
  let simulator: StripeSimulator
  test.beforeAll(async ({ port }) => {
    simulator = await startStripeSimulator()
    const account = await putInUse(port, {
      gateway: 'stripe',
      name: 'Main',
      address: 'test',
      simulator_url: simulator.url,
      secret_key: 'sk_test_saffron',
      webhook_secret: 'whsec_saffron',
      details: { public_key: 'pk_test_saffron' },
      apple_pay: true,
    })
    simulator.setHook(account.webhook_url, 'whsec_saffron')
  })
  test.afterAll(() => simulator.close())

  const languageOf = (project: string) => (project === 'phone' ? ('ar' as const) : ('en' as const))
  const typeAndPay = async (paying: PayingGuest, card: keyof typeof stripeCards) => {
    const frame = paying.page.frameLocator('iframe')
    await frame.getByLabel(paying.say.number).fill(stripeCards[card])
    await frame.getByLabel(paying.say.expiry).fill('01/39')
    await frame.getByLabel(paying.say.code).fill('123')
    await paying.pay()
  }

  test('spec 8: a card that is missing or declined is told, a refused bank page keeps the order, another card pays', async ({
    page,
    port,
  }, { project }) => {
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await page.frameLocator('iframe').getByLabel(paying.say.number).waitFor()
    await expectNoAxeViolations(page)
    await paying.pay()
    await expect(page.getByRole('alert')).toContainText(paying.say.invalid)
    await typeAndPay(paying, 'declined')
    await expect(page.getByRole('alert')).toContainText(paying.guest.words.paymentFailed)
    await typeAndPay(paying, 'secure')
    await paying.answer('cancel')
    await paying.seesFailed()
    await paying.retry()
    await typeAndPay(paying, 'secure')
    await paying.answer('approve')
    await paying.seesOrder()
  })

  test('the bank page is closed: only the webhook comes, and the guest who comes back late finds the order', async ({
    page,
    context,
    port,
  }, { project }) => {
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await typeAndPay(paying, 'secure')
    await page.getByRole('button', { name: paying.say.approve }).waitFor()
    const bank = page.url()
    const late = await context.newPage()
    await page.close()
    await fetch(bank, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    })
    await simulator.hooks.settled()
    const { metadata } = [...simulator.books.intents.values()].at(-1)!
    await paying.comeBack(late, metadata['reference'] ?? '')
    await new PayingGuest(late, languageOf(project.name), port).seesOrder()
  })

  test('Apple Pay: missing it says so, cancelled it charges nothing, authorised it pays', async ({
    page,
    context,
    port,
  }, { project }) => {
    const language = languageOf(project.name)
    const paying = await PayingGuest.begin(page, language, port)
    await expect(page.getByText(paying.say.safari)).toBeVisible()
    const sheet = async (wish: 'pay' | 'cancel') => {
      const other = await context.newPage()
      await giveApplePay(other, wish)
      await other.goto(page.url())
      await other.getByRole('button', { name: 'Apple Pay', exact: true }).click()
      return other
    }
    const canceled = await sheet('cancel')
    await expect(canceled.getByRole('alert')).toContainText(paying.say.applePayCanceled)
    await new PayingGuest(await sheet('pay'), language, port).seesOrder()
  })
})
