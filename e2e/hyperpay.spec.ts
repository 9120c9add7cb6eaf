import { hyperpayCards } from '#server/outside/payment/hyperpay-simulator/hyperpay-cards.ts'
import {
  startHyperPaySimulator,
  type HyperPaySimulator,
} from '#server/outside/payment/hyperpay-simulator/start-hyperpay-simulator.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { giveApplePay, PayingGuest, putInUse } from './gateway-desk.ts'
import { expect, test } from './own-product.ts'

const hookKey = '0a'.repeat(32)

test.describe.configure({ mode: 'serial' })

test.describe('HyperPay', () => {
  let simulator: HyperPaySimulator
  test.beforeAll(async ({ port }) => {
    simulator = await startHyperPaySimulator()
    const account = await putInUse(port, {
      gateway: 'hyperpay',
      name: 'Main',
      address: 'test',
      simulator_url: simulator.url,
      secret_key: 'token-saffron',
      webhook_secret: hookKey,
      details: { entity_card: 'entity-cards', entity_mada: 'entity-mada' },
      apple_pay: true,
    })
    simulator.setHook(account.webhook_url, hookKey)
  })
  test.afterAll(() => simulator.close())

  const languageOf = (project: string) => (project === 'phone' ? ('ar' as const) : ('en' as const))
  const payNow = { ar: 'ادفع الآن', en: 'Pay now' }
  const typeAndPay = async (
    { page, say }: PayingGuest,
    card: keyof typeof hyperpayCards | '1234',
    project: string,
  ) => {
    const frame = page.frameLocator('iframe')
    await frame.getByLabel(say.number).fill(card === '1234' ? card : hyperpayCards[card])
    await frame.getByLabel(say.expiry).fill('01/39')
    await frame.getByLabel(say.code).fill('123')
    await page.getByRole('button', { name: payNow[languageOf(project)] }).click()
  }

  test('mada is offered first; spec 8: a wrong card is told, a good one pays', async ({ page, port }, {
    project,
  }) => {
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await page.locator('iframe[title$="MADA"]').waitFor()
    await expectNoAxeViolations(page)
    await typeAndPay(paying, '1234', project.name)
    await expect(page.getByRole('alert').filter({ hasText: paying.say.invalid })).toBeVisible()
    await typeAndPay(paying, 'approved', project.name)
    await paying.seesOrder()
  })

  test('a declined card, a cancelled and a refused bank page keep the order; another way to pay pays it', async ({
    page,
    port,
  }, { project }) => {
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await typeAndPay(paying, 'declined', project.name)
    for (const answer of ['cancel', 'refuse'] as const) {
      await paying.seesFailed()
      await paying.retry()
      await typeAndPay(paying, 'secure', project.name)
      await paying.answer(answer)
    }
    await paying.seesFailed()
    await paying.retry()
    await page.getByRole('button', { name: paying.say.change }).click()
    const list = page.getByRole('dialog')
    await expectNoAxeViolations(page)
    await list.getByRole('radio', { name: paying.say.bankCard }).press('Space')
    await page.locator('iframe[title$="VISA MASTER"]').waitFor()
    await typeAndPay(paying, 'approved', project.name)
    await paying.seesOrder()
  })

  test('the bank page is closed: only the webhook comes, and the guest who comes back late finds the order', async ({
    page,
    context,
    port,
  }, { project }) => {
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await typeAndPay(paying, 'secure', project.name)
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
    const { reference } = [...simulator.books.checkouts.values()].at(-1)!
    await paying.comeBack(late, reference)
    await new PayingGuest(late, languageOf(project.name), port).seesOrder()
  })

  test('Apple Pay: missing it says so, cancelled it charges nothing, authorised it pays', async ({
    page,
    context,
    port,
  }, { project }) => {
    const language = languageOf(project.name)
    const paying = await PayingGuest.begin(page, language, port)
    await page.getByRole('button', { name: paying.say.change }).click()
    await page.getByRole('radio', { name: 'Apple Pay' }).press('Space')
    await expect(page.getByText(paying.say.safari)).toBeVisible()
    const sheet = async (wish: 'pay' | 'cancel') => {
      const other = await context.newPage()
      await giveApplePay(other, wish)
      // the way to pay that was chosen stays
      await other.goto(page.url())
      await other.getByRole('button', { name: 'Apple Pay', exact: true }).click()
      return other
    }
    const canceled = await sheet('cancel')
    await expect(canceled.getByRole('alert')).toContainText(paying.say.applePayCanceled)
    await new PayingGuest(await sheet('pay'), language, port).seesOrder()
  })
})
