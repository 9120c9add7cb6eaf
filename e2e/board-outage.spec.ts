import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { Page } from '@playwright/test'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const restaurant = 'nile'

/** What the server knows of an order: each status that it got. */
const statusesOf = async (port: number, id: string): Promise<string[]> => {
  const { visitor } = await signInByApi(port, restaurant)
  const { journal } = await visitor.call<OrderPageWire>('GET', `/api/v1/staff/orders/${id}`)
  return journal.map(({ to }) => to)
}

/** The browser hears that its network is back. */
const comesBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))

const cardOf = (page: Page, number: string | null) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true })

test(
  'safety 10: a step whose answer is lost on its way is sent again, done once, and nobody is told of a change',
  { tag: '@en' },
  async ({ asStaff, at, port, trouble }) => {
    trouble.expect(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/)
    const page = await (await asStaff(restaurant)).context.newPage()
    const { id, number } = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Lost Answer')
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    let sent = 0
    const { visitor } = await signInByApi(port, restaurant)
    await page.route(/transitions$/, async (route) => {
      sent += 1
      if (sent > 1) return route.continue()
      // it arrives and is done; what is lost is the answer
      const { pathname } = new URL(route.request().url())
      await visitor.call('POST', pathname, route.request().postDataJSON())
      await route.abort('connectionreset')
    })
    await page.route(/staff\/board/, (route) => route.abort('internetdisconnected'))
    const card = cardOf(page, number)
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(card).toContainText('Waiting to send')
    await expect(page.getByRole('alert')).toContainText('Offline')
    await expect(card.getByRole('button', { name: /^Accept/ })).toHaveAttribute('data-state', 'busy')
    await page.unroute(/staff\/board/)
    await comesBack(page)
    await expect(card.getByRole('button', { name: 'Ready' })).toBeEnabled()
    await expect(card).not.toContainText('Waiting to send')
    await expect(page.getByText('in the meantime')).toHaveCount(0)
    expect(sent).toBe(2)
    expect((await statusesOf(port, id)).filter((status) => status === 'accepted')).toHaveLength(1)
  },
)

test(
  'design 11: while the server starts again a step waits as without network, and goes with what was chosen',
  { tag: '@en' },
  async ({ asStaff, at, port, trouble }) => {
    trouble.expect(/502 (GET|POST) /)
    const page = await (await asStaff(restaurant)).context.newPage()
    const { id, number } = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Bad Gateway')
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    const proxy = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
    await page.route(/staff\/(board|orders)/, (route) => route.fulfill(proxy))
    const card = cardOf(page, number)
    await card.getByText('10 min').click()
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(card).toContainText('Waiting to send')
    await page.unroute(/staff\/(board|orders)/)
    await comesBack(page)
    await expect(card.getByRole('timer')).toContainText(/^(9:|10:)/)
    await expect(page.getByText('Offline')).toHaveCount(0)
    expect(await statusesOf(port, id)).toContain('accepted')
  },
)

test(
  'design 11: without network the board says so, and a step waits and is sent when it is back',
  { tag: '@en' },
  async ({ asStaff, at, port, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/)
    const { context } = await asStaff(restaurant)
    const page = await context.newPage()
    const { number } = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Tamer')
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    const card = cardOf(page, number)
    const title = page.getByRole('heading', { name: 'On the way' })
    const before = await title.boundingBox()
    await context.setOffline(true)
    await expect(page.getByRole('alert')).toContainText('Offline')
    // what is said of it moves nothing: a finger may be on its way
    expect(await title.boundingBox()).toEqual(before)
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(card).toContainText('Waiting to send')
    await context.setOffline(false)
    await expect(card.getByRole('button', { name: 'Ready' })).toBeVisible()
  },
)

test(
  'safety 10: a step that got no answer outlives its page: another room and a page loaded anew lose nothing',
  { tag: '@en' },
  async ({ asStaff, at, port, trouble }) => {
    trouble.expect(/ERR_FAILED/)
    const page = await (await asStaff(restaurant)).context.newPage()
    const { id, number } = await orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Nada')
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    let line: 'fails' | 'says nothing' | 'works' = 'fails'
    await page.route(/transitions$/, (route) => {
      if (line === 'fails') return route.abort('failed')
      return line === 'works' ? route.continue() : undefined
    })
    const card = cardOf(page, number)
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(card).toContainText('Waiting to send')
    // under way when its page ends: nobody hears what became of it
    line = 'says nothing'
    const sent = page.waitForRequest(/transitions$/)
    await page.reload()
    await sent
    line = 'fails'
    await page.reload()
    await expect(card).toContainText('Waiting to send')
    const navigation = page.getByRole('navigation', { name: 'Console' })
    await navigation.getByRole('link', { name: 'Tables', exact: true }).click()
    await expect(card).toHaveCount(0)
    line = 'works'
    await navigation.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(card.getByRole('button', { name: 'Ready' })).toBeVisible()
    expect((await statusesOf(port, id)).filter((status) => status === 'accepted')).toHaveLength(1)
  },
)

test(
  "the kitchen's screen says that it stands still while the server does not answer",
  { tag: '@en' },
  async ({ asStaff, at, port, trouble }) => {
    trouble.expect(/504 GET .*kitchen/)
    const page = await (await asStaff(restaurant)).context.newPage()
    await page.goto(at('console', '/en/kitchen'))
    await waitUntilAlive(page)
    await page.route(/staff\/kitchen/, (route) => route.fulfill({ status: 504, body: 'Gateway timeout' }))
    const news = () => orderByApi(makeVisitor(port, `${restaurant}.localhost`), 'Kitchen News')
    // it asks when the branch's orders change, as well as every ten seconds
    await news()
    await expect(page.getByRole('alert')).toContainText('You see the last update')
    await page.unroute(/staff\/kitchen/)
    await news()
    await expect(page.getByText('You see the last update')).toHaveCount(0)
  },
)
