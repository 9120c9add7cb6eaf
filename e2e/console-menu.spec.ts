import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './own-product.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const said = {
  ar: {
    menu: 'القائمة',
    burger: 'برجر الجمر',
    nameAr: 'الاسم بالعربية',
    price: 'السعر',
    save: 'حفظ',
    saved: 'حُفظ',
    frame: 'معاينة الصنف',
    undo: /^تراجع عن: تعديل/,
    changed: /غيّر في هذه الأثناء: السعر/,
    keep: 'الإبقاء على تعديلي فوقه',
    copy: 'نسخة أخرى',
    copied: 'برجر الجمر (نسخة)',
  },
  en: {
    menu: 'Menu',
    burger: 'Ember burger',
    nameAr: 'Name, Arabic',
    price: 'Price',
    save: 'Save',
    saved: 'Saved',
    frame: 'Preview of the item',
    undo: /^Undo: Edited/,
    changed: /has changed meanwhile: Price/,
    keep: 'Keep my changes over it',
    copy: 'Duplicate',
    copied: 'Ember burger (copy)',
  },
} as const

async function openBurger(page: Page, url: string, words: (typeof said)[Language]): Promise<void> {
  await page.goto(url)
  await waitUntilAlive(page)
  await page.getByRole('button').filter({ hasText: said.ar.burger }).first().click()
  await expect(page.getByLabel(words.nameAr).first()).toHaveValue(said.ar.burger)
}

test('issue 10: a dish is changed, seen as guests see it, overtaken, told so, copied and taken back', async ({
  asStaff,
  openBrowser,
  at,
  trouble,
}, { project }) => {
  trouble.expect(/409 PUT .*\/staff\/menu\/items\//)
  const language: Language = project.name === 'phone' ? 'ar' : 'en'
  const words = said[language]
  const url = at('console', language === 'ar' ? '/menu' : '/en/menu')
  const { context } = await asStaff('saffron')
  const page = await context.newPage()
  await openBurger(page, url, words)
  await expectNoAxeViolations(page, 'iframe')
  const other = await openBrowser({ viewport: { width: 1280, height: 800 } })
  await other.addCookies(await context.cookies())
  const second = await other.newPage()
  await openBurger(second, url, words)

  const form = page.locator('form')
  await form.getByLabel(words.price, { exact: true }).fill('41.00')
  await form.getByRole('button', { name: words.save, exact: true }).click()
  await expect(form.getByText(words.saved)).toBeVisible()
  const phone = page.frameLocator(`iframe[title="${words.frame}"]`)
  await expect(phone.getByText('41.00').first()).toBeVisible()

  const late = second.locator('form')
  await late.getByLabel(words.nameAr).first().fill('برجر الجمر الكبير')
  await late.getByRole('button', { name: words.save, exact: true }).click()
  await expect(late.getByRole('alert')).toContainText(words.changed)
  await late.getByRole('button', { name: words.keep }).click()
  await expect(late.getByLabel(words.price, { exact: true })).toHaveValue('41.00')
  await late.getByRole('button', { name: words.save, exact: true }).click()
  await expect(late.getByText(words.saved)).toBeVisible()

  await second.getByRole('button', { name: words.undo }).first().click()
  await expect(second.getByRole('button').filter({ hasText: 'برجر الجمر الكبير' })).toHaveCount(0)
  await second.getByRole('button', { name: words.copy }).click()
  await expect(second.getByRole('button').filter({ hasText: said.ar.copied }).first()).toBeVisible()
})
