import type { MenuWire } from '#contract/menu/menu.ts'
import { fillCart, orderByApi, placeByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test, type TenantName } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { words, type Language } from './words.ts'

const languages: Language[] = ['ar', 'en']
const inLanguage = (language: Language, path: string): string =>
  language === 'ar' ? path : `/en${path === '/' ? '' : path}`

const still = [
  '/',
  '/menu',
  '/menu/pickup',
  '/menu/e',
  '/branches',
  '/select-type/pickup',
  '/cart',
  '/checkout',
  '/o/message',
  '/check_payment',
  '/check-payment',
  '/page/privacy',
]

for (const language of languages) {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const details = { tag: `@${language}` }

  test(
    `spec 2: every page that anyone may open stands, in its direction, and axe finds nothing (${language})`,
    details,
    async ({ page, at }) => {
      // many pages in one visit
      test.slow()
      for (const path of still)
        await test.step(path, async () => {
          const answer = await page.goto(at('saffron', inLanguage(language, path)))
          expect(answer?.status(), path).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('dir', direction)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('main')).toBeVisible()
          await expectNoAxeViolations(page)
        })
    },
  )

  for (const tenant of ['nile', 'marina'] satisfies TenantName[])
    test(
      `${tenant} has its own look, and axe finds nothing in it (${language})`,
      details,
      async ({ page, at, context }) => {
        await context.addCookies([{ name: 'lang', value: language, url: at(tenant) }])
        for (const path of ['/', '/menu']) {
          await page.goto(at(tenant, inLanguage(language, path)))
          await expectNoAxeViolations(page)
        }
      },
    )

  test(`spec 2: an item's page and its sheet (${language})`, details, async ({ page, at, port }) => {
    const visitor = makeVisitor(port, 'saffron.localhost', language)
    const { items } = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
    const item = items.find((one) => one.needs_choice)
    await page.goto(at('saffron', inLanguage(language, `/item/${item?.id}`)))
    await expect(page.getByRole('heading', { name: item?.name ?? '' }).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto(at('saffron', inLanguage(language, '/menu')))
    await page
      .getByRole('link', { name: item?.name ?? '', exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test(
    `spec 2: cart and checkout with dishes in them (${language})`,
    details,
    async ({ page, context, at, port }) => {
      const visitor = makeVisitor(port, 'saffron.localhost', language)
      await fillCart(visitor, 'Axe')
      await goOnAs(context, visitor)
      for (const path of ['/cart', '/checkout']) {
        await page.goto(at('saffron', inLanguage(language, path)))
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await expectNoAxeViolations(page)
      }
      await page.getByRole('button', { name: words[language].pay }).click()
      await expect(page.getByText(words[language].fillAll)).toBeVisible()
      await expect(page.getByText(words[language].required).first()).toBeVisible()
      await expectNoAxeViolations(page)
    },
  )

  test(
    `spec 2: an order's pages, paid and not (${language})`,
    details,
    async ({ page, context, at, port }) => {
      for (const isPaid of [false, true]) {
        const visitor = makeVisitor(port, 'saffron.localhost', language)
        const order = isPaid
          ? await orderByApi(visitor, 'Axe')
          : await placeByApi(visitor, await fillCart(visitor, 'Axe'))
        await goOnAs(context, visitor)
        for (const path of [`/order/${order.id}`, `/order/${order.id}/tracking`, `/o/${order.id}`]) {
          const answer = await page.goto(at('saffron', inLanguage(language, path)))
          expect(answer?.status()).toBe(200)
          await expect(page.getByRole('main')).toBeVisible()
          await expectNoAxeViolations(page)
        }
      }
    },
  )

  test(`spec 8: what is not there says so (${language})`, details, async ({ page, at, trouble }) => {
    trouble.expect(/^404 GET .*\/(no-such-page|item|order|o)\b/)
    const known = words[language]
    for (const [path, text] of [
      ['/no-such-page', known.notFound],
      ['/item/nosuchitem', known.itemNotFound],
      ['/order/nosuchorder', known.orderUnavailable],
      // who came by the shared link is not sent to look for it
      ['/o/nosuchorder', language === 'ar' ? 'ربما نُسخ الرابط ناقصًا.' : 'Part of it may be missing.'],
    ] as const) {
      const answer = await page.goto(at('saffron', inLanguage(language, path)))
      expect(answer?.status()).toBe(404)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectNoAxeViolations(page)
    }
  })
}
