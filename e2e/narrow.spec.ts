import type { Locator, Page } from '@playwright/test'
import type { CartWire } from '#contract/ordering/cart.ts'
import { fillCart, openPaymentByApi, payAtSandbox, placeByApi } from '#tools/order-by-api.ts'
import { signInRegular } from '#tools/shots/sign-in-regular.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const endless = 'م'.repeat(400)

/** A guest whose order and cart carry words without a space. */
async function makeGuest(port: number): Promise<{ guest: Visitor; orderId: string }> {
  const guest = makeVisitor(port, 'saffron.localhost', 'ar')
  const order = await placeByApi(guest, await noted(guest))
  const step = await openPaymentByApi(guest, order.id)
  await payAtSandbox(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  await noted(guest)
  return { guest, orderId: order.id }
}

async function noted(guest: Visitor) {
  const { key, body } = await fillCart(guest, 'W'.repeat(30))
  const path = `/api/v1/carts/${String(body['cart_id'])}`
  const { bill } = await guest.call<CartWire>('GET', path)
  const { version } = await guest.call<CartWire>('PUT', `${path}/lines/${bill.lines[0]?.line_id}`, {
    quantity: 1,
    note: endless,
  })
  return { key, body: { ...body, cart_version: version, notes: endless } }
}

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test(
  'WCAG 1.4.10, spec 5: nothing reaches beyond a page 320 px wide, also words without a space',
  { tag: '@sweep' },
  async ({ openBrowser, at, port }) => {
    test.slow()
    const { guest, orderId } = await makeGuest(port)
    const narrow = await openBrowser({
      viewport: { width: 320, height: 700 },
      isMobile: true,
      hasTouch: true,
    })
    await goOnAs(narrow, guest)
    const page = await narrow.newPage()
    const order = `/order/${orderId}`
    const paths = ['/', '/menu', '/select-type/pickup', '/cart', '/checkout', order, `${order}/tracking`]
    for (const path of [...paths, `/o/${orderId}`, '/reservations', '/contact-us'])
      for (const language of ['', '/en'])
        await test.step(`${language}${path}`, async () => {
          await page.goto(at('saffron', language + path), { waitUntil: 'networkidle' })
          await page
            .locator('details')
            .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
          expect(await beyond(page)).toBe(0)
        })
  },
)

test(
  'WCAG 1.4.12, design 3: on a phone of 320 px a long state does not break the name of its order letter by letter',
  { tag: '@ar' },
  async ({ openBrowser, at, port }) => {
    const member = await signInRegular(port)
    await placeByApi(member, await fillCart(member, 'Layla'))
    const narrow = await openBrowser({
      viewport: { width: 320, height: 700 },
      isMobile: true,
      hasTouch: true,
    })
    await goOnAs(narrow, member)
    const page = await narrow.newPage()
    await page.goto(at('saffron', '/account/orders'), { waitUntil: 'networkidle' })
    const lines = await page
      .getByRole('heading', { level: 2, name: 'طلب', exact: true })
      .first()
      .evaluate(
        (title) => title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight),
      )
    expect(Math.round(lines)).toBe(1)
    expect(await beyond(page)).toBe(0)
  },
)

test(
  'WCAG 1.4.10: a desktop at four times its size: no room of the console and no page of the operator reaches beyond 320 px',
  { tag: '@sweep' },
  async ({ asStaff, openBrowser, at }) => {
    const { context } = await asStaff('saffron')
    const page = await context.newPage()
    await page.setViewportSize({ width: 320, height: 256 })
    for (const path of ['', '/today', '/sold-out', '/menu/import', '/site/settings', '/reservations/floor'])
      await test.step(path, async () => {
        await page.goto(at('console', `/en${path}`))
        expect(await beyond(page)).toBe(0)
      })
    const operator = await (await openBrowser({ viewport: { width: 320, height: 256 } })).newPage()
    await operator.goto(at('', '/en/operator/sign-in'))
    await waitUntilAlive(operator)
    await operator.getByLabel('E-mail').fill('operator@maidah.example')
    await operator.getByLabel('Password', { exact: true }).fill('demo-1234')
    await operator.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(operator.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible()
    for (const path of ['', '/new', '/log', '/account'])
      await test.step(`operator${path}`, async () => {
        await operator.goto(at('', `/en/operator${path}`))
        expect(await beyond(operator)).toBe(0)
      })
  },
)

test(
  'design 5: in the console on a phone fields beside each other begin on one line, and a sheet is as wide as its room',
  { tag: '@ar' },
  async ({ asStaff, at }) => {
    const { context } = await asStaff('saffron')
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('console', '/earning'))
    await waitUntilAlive(page)
    const top = async (name: string) => (await page.getByLabel(name).boundingBox())?.y
    const height = async (word: string) => (await page.getByText(word, { exact: true }).boundingBox())?.height
    expect(await height('نقاط لكل 1 من قيمة الطعام')).toBeGreaterThan(
      (await height('أقل قيمة طعام لكسبها')) ?? Infinity,
    )
    expect(await top('نقاط لكل 1 من قيمة الطعام')).toBe(await top('أقل قيمة طعام لكسبها'))

    await page.goto(at('console', '/queue'))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'الإعدادات', exact: true }).click()
    const save = page.getByRole('dialog').getByRole('button', { name: 'حفظ', exact: true })
    await expect(save).toBeInViewport({ ratio: 1 })
  },
)

test(
  'design 11: on a phone of 320 px two rows stand before the first order, whole and large enough to press',
  { tag: '@en' },
  async ({ openBrowser, port, at }) => {
    const context = await openBrowser({
      viewport: { width: 320, height: 640 },
      isMobile: true,
      hasTouch: true,
    })
    await goOnAs(context, (await signInByApi(port, 'marina')).visitor)
    const page = await context.newPage()
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    const head = page.getByRole('banner')
    const accepting = head.getByRole('switch')
    const branch = head.getByRole('combobox')
    const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = async (of: Locator) => {
      const { y, height } = await boxOf(of)
      return Math.round(y + height / 2)
    }
    expect(await middle(branch)).toBe(await middle(accepting))
    expect(await middle(head.getByRole('searchbox'))).toBe(await middle(head.getByRole('button').first()))
    expect((await boxOf(accepting)).height).toBeGreaterThanOrEqual(44)
    expect((await boxOf(head)).height).toBeLessThan(132)
    for (const words of [branch, accepting])
      expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect(await beyond(page)).toBe(0)
  },
)
