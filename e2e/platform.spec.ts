import { orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'

for (const language of ['ar', 'en'] as const)
  test(
    `the main site leads to the restaurants, the console and the outbox (${language})`,
    { tag: `@${language}` },
    async ({ page, at, port }) => {
      const order = await orderByApi(makeVisitor(port, 'saffron.localhost', language), 'Outbox')
      await page.goto(at('', language === 'ar' ? '/' : '/en'))
      for (const name of ['saffron', 'nile', 'marina'] as const)
        await expect(page.locator(`a[href^="${at(name).replace(/\/$/, '')}"]`).first()).toBeVisible()
      await expect(page.locator(`a[href^="${at('console').replace(/\/$/, '')}"]`).first()).toBeVisible()
      await expectNoAxeViolations(page)

      await page.goto(at('', language === 'ar' ? '/outbox' : '/en/outbox'))
      await expect(page.getByRole('main')).toContainText(order.id)
      await expectNoAxeViolations(page)
    },
  )

for (const language of ['ar', 'en'] as const)
  test(
    `the calls are to be read on a page of the main site (${language})`,
    { tag: `@${language}` },
    async ({ page, at }) => {
      await page.goto(at('', language === 'ar' ? '/docs' : '/en/docs'))
      await expectNoAxeViolations(page)
      await page.getByRole('link', { name: language === 'ar' ? /تسجيل الدخول/ : /Sign-in/ }).click()
      const call = page.getByRole('region', { name: 'POST /api/v1/user/auth/sign-in' })
      await expect(call).toContainText('signs this browser in')
      await call.getByRole('link', { name: 'SignedIn' }).click()
      await expect(page.getByRole('region', { name: 'SignedIn', exact: true })).toBeInViewport()
      await expectNoAxeViolations(page)
    },
  )

test('spec 1: an unknown host is sent to the main site', async ({ page, at, port }) => {
  await page.goto(`http://nobody.localhost:${port}/menu`)
  expect(page.url()).toBe(at(''))
})
