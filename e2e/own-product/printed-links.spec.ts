import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { expect, test } from './own-product.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import type { Language } from '../words.ts'

const desk = {
  ar: {
    host: 'اسم الموقع',
    add: 'إضافة',
    lead: 'توجيه رابط',
    code: 'الرمز المطبوع',
    outside: 'موقع خارجي',
    url: 'العنوان الكامل',
    save: 'حفظ',
    removeHost: 'إزالة tables.example.com',
    broken: 'لا يعمل: الفرع أو الموقع لم يعد مُدرجًا',
    domains: 'نطاقات الموقع',
    domain: 'نطاق جديد',
    addDomain: 'إضافة النطاق',
    works: 'يعمل',
  },
  en: {
    host: 'Site name',
    add: 'Add',
    lead: 'Redirect a link',
    code: 'Printed code',
    outside: 'External site',
    url: 'Full address',
    save: 'Save',
    removeHost: 'Remove tables.example.com',
    broken: 'Not working: the branch or site is no longer listed',
    domains: 'Website domains',
    domain: 'New domain',
    addDomain: 'Add domain',
    works: 'Works',
  },
} as const
const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const prefixOf = (language: Language) => (language === 'ar' ? '' : '/en')

test(
  'the owner lists a site outside, leads a printed link there, and takes it back',
  { tag: '@sweep' },
  async ({ asStaff, at, port, trouble }, { project }) => {
    const language = languageOf(project.name)
    const own = desk[language]
    const { context } = await asStaff('saffron')
    const page = await context.newPage()
    await page.goto(at('console', `${prefixOf(language)}/site`))
    await waitUntilAlive(page)
    await page.getByLabel(own.host).fill('Tables.Example.com')
    await page.getByRole('button', { name: own.add, exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'tables.example.com' })).toBeVisible()
    await page.getByRole('button', { name: own.lead }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(own.code).fill('T-9')
    await sheet.getByText(own.outside, { exact: true }).click()
    trouble.expect(/422 PUT .*\/redirects\/table\/T-9/)
    await sheet.getByLabel(own.url).fill('https://evil.example/9')
    await sheet.getByRole('button', { name: own.save }).click()
    await expect(sheet.getByRole('alert'), 'never an open redirect').toBeVisible()
    await expectNoAxeViolations(page)
    await sheet.getByLabel(own.url).fill('https://tables.example.com/session-by-table/9')
    await sheet.getByRole('button', { name: own.save }).click()
    await expect(sheet).toHaveCount(0)
    await expectNoAxeViolations(page)
    const guest = makeVisitor(port, 'saffron.localhost', language)
    const leads = async () => (await guest.send('GET', '/table/T-9')).headers.location
    await expect.poll(leads).toBe('https://tables.example.com/session-by-table/9')
    await page.getByRole('button', { name: own.removeHost }).click()
    await expect(page.getByText(own.broken)).toBeVisible()
    await expect.poll(leads).not.toBe('https://tables.example.com/session-by-table/9')

    // the domains stand beside it: one of this machine's own names is proven by itself
    await page.getByRole('link', { name: own.domains }).click()
    await page.getByLabel(own.domain).fill('shop.example.com')
    const add = page.getByRole('button', { name: own.addDomain })
    await add.click()
    await expect(page.getByRole('article', { name: 'shop.example.com' })).toContainText('maidah-site=')
    await page.getByLabel(own.domain).fill('second.localhost')
    await add.click()
    await expect(page.getByRole('article', { name: 'second.localhost' })).toContainText(own.works)
    await expectNoAxeViolations(page)
    const second = await makeVisitor(port, 'second.localhost', language).send('GET', '/menu')
    expect(second.headers.location, 'one that is not the primary leads there').toContain('saffron.localhost')
  },
)
