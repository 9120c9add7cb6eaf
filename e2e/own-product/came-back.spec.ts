import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { PayingGuest } from './gateway-desk.ts'
import { openStripe } from './open-gateways.ts'
import { expect, test } from './own-product.ts'

test(
  'safety 5: a refund that the bank sends back stands on Today until staff say that its guest has the money another way',
  { tag: '@en' },
  async ({ asStaff, at, page, port }) => {
    const gateway = await openStripe(port)
    const guest = new PayingGuest(page, 'en', port)
    await guest.begin()
    await guest.typeAndPay(gateway.cards.approved)
    await guest.seesOrder()
    const { id } = guest.order
    const { visitor: owner } = await signInByApi(port, 'saffron')
    await owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { reason: 'cold' })
    await expect(page.getByText('went back to the card')).toBeVisible()
    gateway.simulator.bounceRefund(gateway.simulator.books.refunds.at(-1)?.id ?? '')
    await gateway.simulator.hooks.settled()
    await expect(page.getByText('did not take')).toBeVisible()
    await expectNoAxeViolations(page)

    const desk = await (await asStaff('saffron')).context.newPage()
    await desk.goto(at('console', '/en/today'))
    await waitUntilAlive(desk)
    const waiting = desk.getByRole('region', { name: 'Refunds that need you' })
    await expect(waiting.getByRole('listitem')).toContainText('Came back')
    await expectNoAxeViolations(desk)
    await waiting.getByRole('link').click()
    await desk.waitForURL(`**/orders/${id}`)
    await expect(desk.getByText('The bank sent this money back')).toBeVisible()
    await expectNoAxeViolations(desk)
    await desk.getByRole('button', { name: 'Given another way' }).click()
    await expect(desk.getByText('The bank sent this money back')).toBeHidden()
    await expect(page.getByText('another way')).toBeVisible()
    await desk.goto(at('console', '/en/today'))
    await waitUntilAlive(desk)
    await expect(waiting).toBeHidden()
    await gateway.close()
  },
)

test(
  'safety 5: what came back can be sent again: staff free it, refund it once more, and the guest reads that it is back',
  { tag: '@en' },
  async ({ asStaff, at, page, port }) => {
    const gateway = await openStripe(port)
    const guest = new PayingGuest(page, 'en', port)
    await guest.begin()
    await guest.typeAndPay(gateway.cards.approved)
    await guest.seesOrder()
    const { id } = guest.order
    const { visitor: owner } = await signInByApi(port, 'saffron')
    await owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { reason: 'cold' })
    await expect(page.getByText('went back to the card')).toBeVisible()
    gateway.simulator.bounceRefund(gateway.simulator.books.refunds.at(-1)?.id ?? '')
    await gateway.simulator.hooks.settled()
    await expect(page.getByText('did not take')).toBeVisible()

    const { context } = await asStaff('saffron')
    const [desk, other] = [await context.newPage(), await context.newPage()]
    for (const one of [desk, other]) {
      await one.goto(at('console', `/en/orders/${id}`))
      await waitUntilAlive(one)
      await expect(one.getByText('The bank sent this money back')).toBeVisible()
    }
    // while nobody has said what became of it, nobody can give it back a second time
    await expect(desk.getByRole('button', { name: 'Refund', exact: true })).toBeHidden()
    await desk.getByRole('button', { name: 'Send it again' }).click()
    await expect(desk.getByText('The bank sent this money back')).toBeHidden()
    // a colleague's page says the same by itself, and offers the other word no more
    await expect(other.getByText('The bank sent this money back')).toBeHidden()

    await desk.getByRole('button', { name: 'Refund', exact: true }).click()
    const sheet = desk.getByRole('dialog')
    await sheet.getByLabel('Reason').fill('It came back')
    await expectNoAxeViolations(desk)
    await sheet.getByRole('button', { name: /^Refund/ }).click()
    await expect(sheet.getByRole('alert')).toContainText('The refund was sent')
    await expect(page.getByText('went back to the card')).toBeVisible()
    await expect(page.getByText('did not take')).toBeHidden()
    expect(gateway.simulator.books.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
    await gateway.close()
  },
)
