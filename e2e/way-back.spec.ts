import type { Page } from '@playwright/test'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const words = {
  ar: {
    follow: 'متابعة الطلب',
    number: (number: string) => `طلب #${number}`,
    cancel: 'إلغاء الطلب',
    cart: /عرض السلة/,
  },
  en: {
    follow: 'Follow your order',
    number: (number: string) => `Order #${number}`,
    cancel: 'Cancel order',
    cart: /View cart/,
  },
}

/** The page keeps it after React's effects have run, which is later than that it answers a click. */
const expectStored = (page: Page, id: string | null) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('order-under-way'))).toBe(id)

test('decision 0152: who leaves the page of an order under way is led back from home and menu, until it is over', async ({
  page,
  context,
  at,
  port,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const w = words[language]
  const to = (path: string) => at('saffron', language === 'ar' ? path : `/en${path === '/' ? '' : path}`)
  const visitor = makeVisitor(port, 'saffron.localhost', language)
  const { id, number } = await orderByApi(visitor, 'Layan')
  await goOnAs(context, visitor)
  const strip = page.getByRole('complementary', { name: w.follow })
  await page.goto(to('/'))
  await waitUntilAlive(page)
  await page.goto(to(`/order/${id}`))
  await expectStored(page, id)
  for (const path of ['/menu', '/']) {
    await page.goto(to(path))
    await expect(strip.getByText(w.number(number ?? ''))).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await strip.getByRole('link').click()
  await page.waitForURL(`**/order/${id}`)
  await waitUntilAlive(page)
  await page.getByRole('button', { name: w.cancel }).click()
  await expect(page.getByRole('button', { name: w.cancel })).toBeHidden()
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/v1/carts/current'))
  await page.goto(to('/'))
  await asked
  await expectStored(page, null)
  await expect(strip).toBeHidden()
})

test('decision 0152: with dishes in the cart an order that is ready to be collected stands above the cart’s bar', async ({
  page,
  context,
  at,
  port,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const w = words[language]
  const to = (path: string) => at('saffron', language === 'ar' ? path : `/en${path}`)
  const visitor = makeVisitor(port, 'saffron.localhost', language)
  const { id } = await orderByApi(visitor, 'Layan')
  const { items } = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const dish = items.find((item) => item.state === 'available' && !item.needs_choice)
  const { cart_id } = await visitor.call<CartWire>('POST', '/api/v1/carts', { type: 'pickup' })
  await visitor.call('POST', `/api/v1/carts/${cart_id}/lines`, { item_id: dish?.id })
  await goOnAs(context, visitor)
  await page.goto(to(`/order/${id}`))
  await expectStored(page, id)
  const came = page.waitForResponse((answer) => answer.url().includes(`/api/v1/orders/${id}`))
  await page.goto(to('/menu'))
  await came
  const strip = page.getByRole('complementary', { name: w.follow })
  const bar = page.getByRole('button', { name: w.cart })
  const isNarrow = project.name === 'phone'
  if (isNarrow) {
    await expect(bar).toBeVisible()
    await expect(strip).toBeHidden()
  } else await expect(strip).toBeVisible()
  const { visitor: owner } = await signInByApi(port, 'saffron')
  for (const action of ['accept', 'ready']) {
    const { order: now } = await visitor.call<{ order: OrderWire }>('GET', `/api/v1/orders/${id}`)
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version: now.version })
  }
  await expect(strip).toBeVisible()
  if (isNarrow) {
    const bottom = await strip.evaluate(async (one) => {
      await Promise.all(one.getAnimations().map(({ finished }) => finished))
      return one.getBoundingClientRect().bottom
    })
    expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
  await expectNoAxeViolations(page)
  await strip.getByRole('link').click()
  await page.waitForURL(`**/order/${id}`)
})
