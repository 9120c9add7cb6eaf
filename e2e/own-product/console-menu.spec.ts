import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { expect, test } from './own-product.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import type { Language } from '../words.ts'

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
    elsewhere: /في مكان آخر: الاسم/,
    copy: 'نسخة أخرى',
    copied: 'برجر الجمر (نسخة)',
    import: 'استيراد من ملف',
    choose: /اختيار (?:ملف CSV أو XLSX|ملف آخر)/,
    line: '«free» ليس مبلغًا',
    preview: 'ما الذي سيتغيّر',
    confirm: 'تأكيد الاستيراد',
    done: 'تم الاستيراد',
    toMenu: 'إلى القائمة',
    back: /^تراجع عن: استيراد من ملف/,
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
    changed: /in the meantime: Price/,
    keep: 'Keep my changes',
    elsewhere: /somewhere else: Name/,
    copy: 'Duplicate',
    copied: 'Ember burger (copy)',
    import: 'Import',
    choose: /Choose (?:a CSV or XLSX|another) file/,
    line: '“free” is no amount of money',
    preview: 'What would change',
    confirm: 'Confirm the import',
    done: 'Imported: 1 new dish',
    toMenu: 'Go to menu',
    back: /^Undo: Imported from a file/,
  },
} as const

async function openBurger(page: Page, url: string, words: (typeof said)[Language]): Promise<void> {
  await page.goto(url)
  await waitUntilAlive(page)
  await page.getByRole('button').filter({ hasText: said.ar.burger }).first().click()
  await expect(page.getByLabel(words.nameAr).first()).toHaveValue(said.ar.burger)
}

test(
  'a dish is changed, seen as guests see it, overtaken, told so, copied and taken back',
  { tag: '@ar' },
  async ({ asStaff, openBrowser, at }, { project }) => {
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

    // both type; one saves, and the other hears of it at once, before any press of its own
    const late = second.locator('form')
    await late.getByLabel(words.nameAr).first().fill('برجر الجمر الكبير')
    const form = page.locator('form')
    await form.getByLabel(words.price, { exact: true }).fill('41.00')
    await form.getByRole('button', { name: words.save, exact: true }).click()
    await expect(form.getByText(words.saved)).toBeVisible()
    const phone = page.frameLocator(`iframe[title="${words.frame}"]`)
    await expect(phone.getByText('41.00').first()).toBeVisible()

    await expect(late.getByRole('alert')).toContainText(words.changed)
    await late.getByRole('button', { name: words.keep }).click()
    await expect(late.getByLabel(words.price, { exact: true })).toHaveValue('41.00')
    await late.getByRole('button', { name: words.save, exact: true }).click()
    await expect(late.getByText(words.saved)).toBeVisible()
    // the first, whose page is still open, is told too, and sees what was saved
    await expect(form.getByRole('status').filter({ hasText: words.elsewhere })).toBeVisible()
    await expect(form.getByLabel(words.nameAr).first()).toHaveValue('برجر الجمر الكبير')

    await second.getByRole('button', { name: words.undo }).first().click()
    await expect(second.getByRole('button').filter({ hasText: 'برجر الجمر الكبير' })).toHaveCount(0)
    await second.getByRole('button', { name: words.copy }).click()
    await expect(second.getByRole('button').filter({ hasText: said.ar.copied }).first()).toBeVisible()
  },
)

test(
  'the menu is imported from a file: faults by line, a look, a yes, and taken back as one',
  { tag: '@sweep' },
  async ({ asStaff, at }, { project }) => {
    const language: Language = project.name === 'phone' ? 'ar' : 'en'
    const words = said[language]
    const { context } = await asStaff('marina')
    const page = await context.newPage()
    await page.goto(at('console', language === 'ar' ? '/menu' : '/en/menu'))
    await waitUntilAlive(page)
    await page.getByRole('link', { name: words.import }).click()
    const name = language === 'ar' ? 'كنافة الملف' : 'Kunafa of the file'
    const choose = (price: string) =>
      page.getByLabel(words.choose).setInputFiles({
        name: 'menu.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `Code,Group (English),Name (Arabic),Name (English),Price\nF-${language},New sweets,${name},${name},${price}`,
        ),
      })
    await choose('free')
    await expect(page.getByRole('cell', { name: words.line })).toBeVisible()
    await expect(page.getByRole('button', { name: words.confirm })).toBeHidden()
    await choose('18')
    await expect(page.getByRole('region', { name: words.preview }).getByRole('cell', { name })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.preview })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('status').filter({ hasText: words.done })).toBeVisible()
    await page.getByRole('link', { name: words.toMenu }).click()
    await expect(page.getByRole('button').filter({ hasText: name }).first()).toBeVisible()
    await page.getByRole('button', { name: words.back }).last().click()
    await expect(page.getByRole('button').filter({ hasText: name })).toHaveCount(0)
  },
)
