import { orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const operatorWords = {
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    go: 'دخول',
    add: 'مطعم جديد',
    names: ['اسم المطعم بالعربية', 'اسم المطعم بالإنجليزية', 'اسم الفرع بالعربية', 'اسم الفرع بالإنجليزية'],
    host: 'عنوان الموقع',
    owner: 'اسم المالك',
    ownerEmail: 'بريد المالك',
    create: 'إنشاء المطعم',
    taken: 'هذا العنوان مستخدم',
    open: 'صفحة المطعم',
    off: 'إيقاف المطعم',
    on: 'إعادة تشغيل المطعم',
    isOff: 'المطعم موقوف',
    log: 'السجل',
    made: 'أنشأ مطعمًا',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    go: 'Sign in',
    add: 'New restaurant',
    names: [
      'Restaurant’s name in Arabic',
      'Restaurant’s name in English',
      'Branch’s name in Arabic',
      'Branch’s name in English',
    ],
    host: 'Address of the website',
    owner: 'Owner’s name',
    ownerEmail: 'Owner’s e-mail',
    create: 'Create restaurant',
    taken: 'This host is already taken',
    open: 'Restaurant’s page',
    off: 'Switch off',
    on: 'Switch on',
    isOff: 'The restaurant is off',
    log: 'Log',
    made: 'Created a restaurant',
  },
} as const

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
    { tag: language === 'ar' ? '@sweep' : '@en' },
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

test('spec 1: an unknown host is sent to the main site', { tag: '@en' }, async ({ page, at, port }) => {
  await page.goto(`http://nobody.localhost:${port}/menu`)
  expect(page.url()).toBe(at(''))
})

test(
  'the operator signs in, makes a restaurant with its owner’s link, switches it off and on, and reads the log',
  { tag: '@en' },
  async ({ page, at, trouble }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    trouble.expect(/^400 POST .*\/operator\/tenants$/)
    const words = operatorWords[language]
    const path = (rest: string) => at('', (language === 'ar' ? '' : '/en') + rest)
    const host = `journey-${language}.localhost`
    await page.goto(path('/operator'))
    await expect(page).toHaveURL(path('/operator/sign-in'))
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    await page.getByLabel(words.email).fill('operator@maidah.example')
    await page.getByLabel(words.password, { exact: true }).fill('demo-1234')
    await page.getByRole('button', { name: words.go, exact: true }).click()
    await expect(page.getByRole('link', { name: /saffron\.localhost/ })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: words.add }).click()
    for (const [i, name] of words.names.entries())
      await page.getByLabel(name).fill(i % 2 === 0 ? 'بيت الشاي' : 'Tea house')
    await page.getByLabel(words.host).fill('saffron.localhost')
    await page.getByLabel(words.owner).fill('Noura')
    await page.getByLabel(words.ownerEmail).fill(`noura@${language}.journey.example`)
    const create = page.getByRole('button', { name: words.create })
    await create.click()
    await expect(page.getByText(words.taken)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel(words.host).fill(host)
    await create.click()
    await expect(page.getByText(/\/welcome\/[\w-]{43}$/)).toBeVisible()

    await page.getByRole('link', { name: words.open }).click()
    await page.getByRole('button', { name: words.off }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.off }).click()
    await expect(page.getByRole('heading', { name: words.isOff })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.on }).click()
    await expect(page.getByRole('button', { name: words.off })).toBeVisible()
    await page.getByRole('link', { name: words.log, exact: true }).click()
    await expect(page.getByText(words.made).first()).toBeVisible()
    await expectNoAxeViolations(page)
  },
)
