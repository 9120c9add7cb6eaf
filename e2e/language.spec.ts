import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const day = 24 * 60 * 60

test('spec 1: switching the language loads the page on the localized path and keeps the choice for 365 days', async ({
  page,
  context,
  at,
}) => {
  await page.goto(at('saffron', '/branches'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(at('saffron', '/en/branches'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
  expect(cookie?.value).toBe('en')
  const left = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(364 * day)
  expect(left).toBeLessThanOrEqual(365 * day)
})

test('spec 1: without a cookie a restaurant whose default is English leads / to /en; a choice of Arabic stays', async ({
  page,
  context,
  at,
}) => {
  await page.goto(at('marina'))
  expect(page.url()).toBe(at('marina', '/en'))
  await page.goto(at('marina', '/menu'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await context.addCookies([{ name: 'lang', value: 'ar', url: at('marina') }])
  await page.goto(at('marina'))
  expect(page.url()).toBe(at('marina'))
})

test('spec 2: the not-found page leads home', async ({ page, at, trouble }) => {
  trouble.expect(/^404 GET .*\/no-such-page/)
  await page.goto(at('saffron', '/en/no-such-page'))
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.waitForURL(at('saffron', '/en'))
})

test('spec 2: a page that failed leads home, once', { tag: '@en' }, async ({ page, at, trouble }) => {
  trouble.expect(/^500 GET .*\/branches$/)
  await page.goto(at('saffron', '/en'))
  // asked for by the page, to show it in its place
  await page.route(/\/branches$/, (route) => route.fulfill({ status: 500, body: 'failed' }))
  // wherever the page's width puts that link
  const toBranches = page.locator('a[href$="/en/branches"]').first()
  await waitUntilAlive(page)
  await toBranches.dispatchEvent('click')
  // home is a document of its own again
  await page.waitForFunction(() => sessionStorage.getItem('left-error-page') !== null)
  await page.waitForURL(at('saffron', '/en'))
  await waitUntilAlive(page)
  await toBranches.dispatchEvent('click')
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
})
