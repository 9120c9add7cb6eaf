import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { PayingGuest, type TypedCard } from './gateway-desk.ts'
import { openHyperPay, openMoyasar, openMyFatoorah, openStripe } from './open-gateways.ts'
import { expect, test } from './own-product.ts'
import { languageOf, prefix } from '../sign-in.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'

// One browser page goes through all that may happen at a gateway; how its answers and webhooks are taken in every order
// is shown at the server (ordering/payment/*-payment.test.ts) and by the contract test of all gateways.

test('MyFatoorah: a missing and a declined card, a cancelled and a closed bank page keep the order; the late guest finds it paid @ar', async ({
  page,
  port,
}, { project }) => {
  const gateway = await openMyFatoorah(port)
  const { cards } = gateway
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('saffron.localhost')) sent.push(request.url() + (request.postData() ?? ''))
  })
  const guest = new PayingGuest(page, languageOf(project.name), port)
  await guest.seesFormAndMissingCard()
  await guest.typeAndPay(cards.declined)
  await guest.failsAndTriesAgain()
  await guest.goesThroughBanks(gateway, (card) => guest.typeAndPay(card))
  for (const card of Object.values(cards)) expect(sent.join('\n')).not.toContain(card.number)
  await gateway.close()
})

test('Apple Pay at MyFatoorah: cancelled it charges nothing, a total that changed under its sheet is not charged, authorised it pays @ar', async ({
  page,
  port,
  trouble,
}, { project }) => {
  const { close } = await openMyFatoorah(port)
  const guest = new PayingGuest(page, languageOf(project.name), port)
  trouble.expect(/409 POST .*\/submit/)
  await guest.goesThroughApplePay(() => guest.seesItOver())
  await close()
})

test('HyperPay: mada first; a wrong and a declined card, a cancelled and a closed bank page keep the order; another way pays it @en', async ({
  page,
  port,
}, { project }) => {
  const gateway = await openHyperPay(port)
  const guest = new PayingGuest(page, languageOf(project.name), port)
  const pay = (card: TypedCard) => guest.typeAndPay(card, 'payInWidget')
  const change = async (method: string) => {
    await guest.press('change')
    await page.getByRole('radio', { name: method }).press('Space')
  }
  await guest.begin()
  await page.locator('iframe[title$="MADA"]').waitFor()
  await expectNoAxeViolations(page)
  await pay({ number: '1234', code: '123' })
  await guest.seesAlert(guest.say.invalid)
  await pay(gateway.cards.declined)
  await guest.failsAndTriesAgain()
  await guest.press('change')
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: 'Apple Pay' }).press('Space')
  await expect(page.getByText(guest.say.safari)).toBeVisible()
  await change(guest.say.bankCard)
  await page.locator('iframe[title$="VISA MASTER"]').waitFor()
  await guest.goesThroughBanks(gateway, pay)
  // the widget charges without us: what comes for an order that is over goes back by itself
  const goesBack = () => page.getByRole('heading', { name: guest.say.returned }).waitFor()
  await guest.goesThroughApplePay(goesBack, () => change('Apple Pay'))
  await gateway.close()
})

test('Stripe: a missing and a declined card are told, a cancelled and a closed bank page keep the order; Apple Pay and a card pay @en', async ({
  page,
  port,
}, { project }) => {
  const gateway = await openStripe(port)
  const guest = new PayingGuest(page, languageOf(project.name), port)
  await guest.seesFormAndMissingCard()
  await guest.typeAndPay(gateway.cards.declined)
  await guest.seesAlert(guest.guest.words.paymentFailed)
  await guest.goesThroughBanks(gateway, (card) => guest.typeAndPay(card))
  await guest.goesThroughApplePay(() => guest.seesItOver())
  await gateway.close()
})

test('Moyasar: left unpaid, a declined card, a refused and a closed bank page keep the order; the late guest finds it paid @ar', async ({
  page,
  port,
}, { project }) => {
  const { cards, latest, close } = await openMoyasar(port)
  const guest = new PayingGuest(page, languageOf(project.name), port)
  const typeAndPay = async (number: string) => {
    await page.getByLabel(guest.say.number).fill(number)
    await guest.press('payAtMoyasar')
  }
  await guest.begin()
  await page.getByRole('link', { name: guest.say.back }).click()
  await expect(page.getByRole('heading', { name: guest.say.unfinished })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: guest.say.goOn }).click()
  await typeAndPay(cards.declined.number)
  await guest.press('approve')
  await typeAndPay(cards.approved.number)
  await guest.press('refuse')
  await page.getByRole('link', { name: guest.say.back }).click()
  await guest.failsAndTriesAgain()
  await typeAndPay(cards.approved.number)
  await guest.closesBankAndComesLate(latest)
  await guest.begin()
  await typeAndPay(cards.approved.number)
  await guest.press('approve')
  await guest.seesOrder()
  await close()
})

test(
  'the owner adds an account, checks it and puts it in use; its keys are never shown again',
  { tag: '@en' },
  async ({ asStaff, at, port, trouble }, { project }) => {
    const { simulator, close } = await openMoyasar(port)
    const { context } = await asStaff('saffron')
    const page = await context.newPage()
    await page.goto(at('console', `${prefix(languageOf(project.name))}/gateways`))
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    const inUse = languageOf(project.name) === 'ar' ? 'مستخدم' : 'In use'
    await expect(page.getByRole('article').filter({ hasText: inUse })).toHaveCount(1)
    expect(await page.content()).not.toContain('sk_test_saffron')
    if (languageOf(project.name) === 'ar') return close()
    trouble.expect(/422 POST .*choose/)
    const add = async (key: string, name: string) => {
      await page.getByRole('button', { name: 'Add account' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet.getByText('Field is required').first()).toBeVisible()
      await sheet.getByLabel('Name shown to your staff').fill(name)
      await sheet.getByLabel('Secret key').fill(key)
      await sheet.getByLabel('Webhook secret').fill('typed-in-the-dashboard')
      await sheet.getByLabel('Simulator address').fill(simulator.url)
      await expectNoAxeViolations(page)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toBeHidden()
      return page.getByRole('article', { name: `Moyasar ${name}` })
    }
    const wrong = await add('sk_test_wrong', 'Typo')
    await wrong.getByRole('button', { name: 'Use for new payments' }).click()
    await expect(wrong.getByRole('alert')).toContainText('refuses the secret key')
    const right = await add('sk_test_saffron', 'Second')
    await right.getByRole('button', { name: 'Check connection' }).click()
    await expect(right.getByRole('alert')).toContainText('accepts this account')
    await right.getByRole('button', { name: 'Use for new payments' }).click()
    await expect(right.getByText('In use')).toBeVisible()
    await expect(right.getByText('/api/v1/payments/webhooks/moyasar/')).toBeVisible()
    return close()
  },
)
