import { myfatoorahCards } from '#server/outside/payment/myfatoorah-simulator/myfatoorah-cards.ts'
import {
  startMyFatoorahSimulator,
  type MyFatoorahSimulator,
} from '#server/outside/payment/myfatoorah-simulator/start-myfatoorah-simulator.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { giveApplePay, payWords, PayingGuest, putInUse } from './gateway-desk.ts'
import { expect, test } from './own-product.ts'

test.describe.configure({ mode: 'serial' })

test.describe('MyFatoorah', () => {
  let simulator: MyFatoorahSimulator
  test.beforeAll(async ({ port }) => {
    simulator = await startMyFatoorahSimulator()
    const account = await putInUse(port, {
      gateway: 'myfatoorah',
      name: 'Main',
      address: 'test',
      simulator_url: simulator.url,
      secret_key: 'token-saffron',
      webhook_secret: 'typed-in-the-portal',
      apple_pay: true,
    })
    simulator.setHook(account.webhook_url, 'typed-in-the-portal')
  })
  test.afterAll(() => simulator.close())

  const languageOf = (project: string) => (project === 'phone' ? ('ar' as const) : ('en' as const))
  const typeCard = async ({ page, say }: PayingGuest, card: keyof typeof myfatoorahCards) => {
    const frame = page.frameLocator('iframe')
    await frame.getByLabel(say.number).fill(myfatoorahCards[card])
    await frame.getByLabel(say.expiry).fill('01/39')
    await frame.getByLabel(say.code).fill('100')
  }

  test('spec 8: a card that is missing is told, a good one pays; no card number reaches our server', async ({
    page,
    port,
  }, { project }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('saffron.localhost')) sent.push(request.url() + (request.postData() ?? ''))
    })
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await expect(page.getByText(paying.say.safari)).toBeVisible()
    await page.frameLocator('iframe').getByLabel(paying.say.number).waitFor()
    await expectNoAxeViolations(page)
    await paying.pay()
    await expect(page.getByRole('alert')).toContainText(paying.say.invalid)
    await typeCard(paying, 'approved')
    await paying.pay()
    await paying.seesOrder()
    expect(sent.join('\n')).not.toContain(myfatoorahCards.approved)
  })

  test('a declined card, a cancelled bank page and a refused one keep the order; another card pays it', async ({
    page,
    port,
  }, { project }) => {
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await typeCard(paying, 'declined')
    await paying.pay()
    for (const answer of ['cancel', 'refuse', 'approve'] as const) {
      await paying.seesFailed()
      await paying.retry()
      await typeCard(paying, 'secure')
      await paying.pay()
      await paying.answer(answer)
    }
    await paying.seesOrder()
  })

  test('the bank page is closed: only the webhook comes, and the guest who comes back late finds the order', async ({
    page,
    context,
    port,
  }, { project }) => {
    const paying = await PayingGuest.begin(page, languageOf(project.name), port)
    await typeCard(paying, 'secure')
    await paying.pay()
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
    const { reference } = [...simulator.books.invoices.values()].at(-1)!
    await paying.comeBack(late, reference)
    await new PayingGuest(late, languageOf(project.name), port).seesOrder()
  })

  test('Apple Pay: cancelled it charges nothing, authorised it pays', async ({ page, context, port }, {
    project,
  }) => {
    const language = languageOf(project.name)
    await giveApplePay(page, 'cancel')
    const paying = await PayingGuest.begin(page, language, port)
    await page.getByRole('button', { name: 'Apple Pay', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(payWords[language].applePayCanceled)
    await expect(page.getByText(paying.say.safari)).toBeHidden()
    const other = await context.newPage()
    await giveApplePay(other, 'pay')
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Apple Pay', exact: true }).click()
    await new PayingGuest(other, language, port).seesOrder()
  })
})
