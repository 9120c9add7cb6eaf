import { texts } from '#domain/platform/texts.ts'
import { expect, test } from './fixtures.ts'
import { readItems } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

for (const language of ['ar', 'en'] as const) {
  const home = language === 'ar' ? '' : '/en'

  test(
    `spec 5: an empty sign-in says which field is missing (${language})`,
    { tag: `@${language}` },
    async ({ page, at }) => {
      await page.goto(at('console', `${home}/sign-in`))
      await waitUntilAlive(page)
      await page.locator('form button[type="submit"]').click()
      await expect(page.getByText(texts['email-required'][language])).toBeVisible()
      await expect(page.getByText(texts['field-required'][language])).toBeVisible()
    },
  )

  test(
    `spec 8: what is not there says it in the words of the table (${language})`,
    { tag: `@${language}` },
    async ({ page, at, trouble }) => {
      trouble.expect(/^404 GET /)
      for (const [path, code] of [
        ['/no-such-page', 'page-not-found'],
        ['/item/nosuchitem', 'item-not-found'],
        ['/order/nosuchorder', 'order-unavailable'],
        ['/o/nosuchorder/pay', 'order-unavailable'],
      ] as const) {
        await page.goto(at('saffron', `${home}${path}`))
        await expect(page.getByText(texts[code][language]).first()).toBeVisible()
      }
    },
  )
}

test('spec 9: the daily calories stand beside a dish', async ({ page, at, port }) => {
  const { chosen } = await readItems(port, 'en')
  await page.goto(at('saffron', `/en/item/${chosen.id}`))
  await expect(page.getByText(/man 2500.*woman 2000.*child 1800/)).toBeVisible()
})
