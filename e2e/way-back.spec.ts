import { orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const words = {
  ar: { follow: 'متابعة الطلب', number: (number: string) => `طلب #${number}`, cancel: 'إلغاء الطلب' },
  en: { follow: 'Follow your order', number: (number: string) => `Order #${number}`, cancel: 'Cancel order' },
}

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
  await waitUntilAlive(page)
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('order-under-way'))).toBeNull()
  await expect(strip).toBeHidden()
})
