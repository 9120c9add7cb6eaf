import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { Guest } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const said = {
  ar: {
    path: '/menu',
    latte: 'لاتيه التمر البارد',
    luqaimat: 'لقيمات',
    caffeine: 'كافيين 126 ملجم',
    law: /بألا يزيد الكافيين على 400 ملجم/,
    sum: 'القيم الغذائية بحسب الاختيار',
    large: 'كبير',
    avoid: 'إخفاء ما لا آكله',
    milk: 'حليب',
    show: 'عرض القائمة',
    hidden: /مخفي/,
    promise: /يلزم سؤال المطعم قبل الطلب/,
    clear: 'مسح الاختيار',
    search: 'البحث في القائمة',
    nothing: 'لا نتيجة لهذا البحث',
    unfit: 'لا يناسب اختيارك: حليب',
    ranOut: 'نفد شيء',
    lotus: 'لوتس',
    soldOut: 'نفد',
  },
  en: {
    path: '/en/menu',
    latte: 'Iced date latte',
    luqaimat: 'Luqaimat',
    caffeine: 'Caffeine 126 mg',
    law: /no more than 400 mg of caffeine/,
    sum: 'Nutrition as chosen',
    large: 'Large',
    avoid: 'Hide what I cannot eat',
    milk: 'Milk',
    show: 'Show the menu',
    hidden: /hidden/,
    promise: /ask the restaurant before you order/,
    clear: 'Clear the choice',
    search: 'Search the menu',
    nothing: 'Nothing found',
    unfit: 'Does not fit your choice: Milk',
    ranOut: 'Ran out',
    lotus: 'Lotus spread',
    soldOut: 'Sold out',
  },
} as const

test('what the law wants stands beside a dish, and its sum follows what is chosen', async ({ page, at }, {
  project,
}) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const say = said[language]
  await new Guest(page, language).open(at('saffron', say.path))
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: say.latte, exact: true }) })
    .first()
  await expect(card).toContainText(say.caffeine)
  await expect(page.getByText(say.law)).toBeVisible()
  await card.getByRole('link').first().click()
  const dialog = page.getByRole('dialog')
  const sum = dialog.getByRole('region', { name: say.sum })
  await expect(sum).toContainText('210')
  await expect(sum).toContainText('49')
  await dialog.getByRole('radio', { name: say.large }).press('Space')
  await expect(sum).toContainText('280')
  await expect(sum).toContainText('65')
  await expect(dialog.getByText(say.law)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('what a guest does not eat is hidden in the menu and its search, stays in the browser, and is called safe nowhere', async ({
  page,
  at,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const say = said[language]
  const guest = new Guest(page, language)
  await guest.open(at('saffron', say.path))
  const latte = page.getByRole('link', { name: say.latte, exact: true })
  await expect(latte.first()).toBeAttached()
  await page.getByRole('button', { name: say.avoid }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say.milk, exact: true }).click()
  await expect(dialog.getByText(say.promise)).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: say.show }).click()
  await expect(page.getByRole('status').filter({ hasText: say.hidden })).toBeVisible()
  await expect(latte).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: say.hidden })).toBeVisible()
  await expect(latte).toHaveCount(0)
  await waitUntilAlive(page)
  if (project.name === 'phone') await page.getByRole('button', { name: say.search }).click()
  await page.getByRole('searchbox', { name: say.search }).fill(say.latte)
  await expect(page.getByRole('heading', { name: say.nothing })).toBeVisible()
  await page.getByRole('searchbox', { name: say.search }).fill('')
  await page.getByRole('button', { name: say.avoid }).click()
  await dialog.getByRole('button', { name: say.clear }).click()
  await dialog.getByRole('button', { name: say.show }).click()
  await expect(latte.first()).toBeAttached()
})

test(
  'two presses in the kitchen and an option is out in the dish that stands open, and two more bring it back',
  { tag: '@en' },
  async ({ page, at, asStaff }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    const say = said[language]
    await new Guest(page, language).open(at('saffron', say.path))
    await page.getByRole('link', { name: say.luqaimat, exact: true }).first().click()
    const row = page.getByRole('dialog').getByRole('checkbox', { name: say.lotus })
    await expect(row).toBeEnabled()
    const { context } = await asStaff('saffron', 'kitchen')
    const kitchen = await context.newPage()
    await kitchen.goto(at('console', language === 'ar' ? '/kitchen' : '/en/kitchen'))
    await waitUntilAlive(kitchen)
    await kitchen.getByRole('button', { name: say.ranOut }).click()
    const lotus = kitchen.getByRole('dialog').getByRole('button', { name: say.lotus })
    await lotus.click()
    await expect(lotus).toHaveAttribute('aria-pressed', 'true')
    await expect(row).toBeDisabled()
    await lotus.click()
    await expect(lotus).toHaveAttribute('aria-pressed', 'false')
    await expect(row).toBeEnabled()
  },
)
