import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const say = {
  ar: {
    rooms: 'أقسام اللوحة',
    today: 'اليوم',
    failed: 'تعذّر تحميل الصفحة',
    retry: 'إعادة المحاولة',
    sales: 'المبيعات',
    sum: /ر\.س/,
  },
  en: {
    rooms: 'Console',
    today: 'Today',
    failed: 'This page could not be loaded',
    retry: 'Try again',
    sales: 'Sales',
    sum: /SAR/,
  },
} as const

test('a room that does not come leaves the navigation and comes at a press; Today says each bar of its week @ar', async ({
  asStaff,
  at,
  trouble,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const words = say[language]
  const { context } = await asStaff('saffron')
  const page = await context.newPage()
  await page.goto(at('console', language === 'ar' ? '/sold-out' : '/en/sold-out'))
  await waitUntilAlive(page)
  trouble.expect(/today\.data/)
  trouble.expect(/Failed to fetch/)
  await page.route(/today\.data/, (route) => route.abort('failed'))
  const navigation = page.getByRole('navigation', { name: words.rooms })
  await navigation.getByRole('link', { name: words.today, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.failed })).toBeVisible()
  await expect(navigation).toBeVisible()
  await expectNoAxeViolations(page)
  await page.unroute(/today\.data/)
  await page.getByRole('link', { name: words.retry }).click()
  const week = page.getByRole('list', { name: words.sales, exact: true })
  await expect(week.getByRole('listitem')).toHaveCount(7)
  await expect(week.getByRole('listitem').last()).toContainText(words.sum)
  await expectNoAxeViolations(page)
})
