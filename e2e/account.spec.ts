import type { SignedInWire } from '#contract/customers/sign-in.ts'
import type { TenantWire } from '#contract/platform/tenant.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { accountWords as said } from './account-words.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { Guest, readItems } from './guest.ts'
import { languageOf, makeNumber, prefix, readCode, typeNumberAndCode } from './sign-in.ts'

test('a guest fills a cart, signs in at checkout and finds the same cart @ar', async ({ page, at, port }, {
  project,
}) => {
  const language = languageOf(project.name)
  const words = said[language]
  const guest = new Guest(page, language)
  const { plain } = await readItems(port, language)
  const number = makeNumber()
  await guest.open(at('saffron', `${prefix(language)}/menu`))
  await guest.addPlain(plain)
  await guest.goToCheckout()
  await page.getByLabel(guest.words.name, { exact: true }).fill('Nora')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await page.getByRole('main').getByRole('button', { name: words.signIn }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeViolations(page)
  await typeNumberAndCode(page, { language, port, number })
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(calls, 'number to signed-in page in two calls').toEqual([
    '/api/v1/user/auth/request-code',
    '/api/v1/user/auth/sign-in',
  ])
  await expect(page.getByLabel(guest.words.mobile)).toHaveValue(number.typed.slice(1))
  await expect(page.getByLabel(guest.words.name, { exact: true })).toHaveValue('Nora')
  await expect(page.getByRole('main').getByText(plain).first()).toBeVisible()

  await guest.open(at('saffron', `${prefix(language)}/account`))
  await expect(page.getByText(number.typed.slice(-4)).first()).toBeVisible()
  const otherLanguage = page.getByRole('link', {
    name: language === 'ar' ? 'English' : 'العربية',
    exact: true,
  })
  await expect(otherLanguage).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: words.signOut }).first().click()
  await page.waitForURL(at('saffron', language === 'ar' ? '/' : '/en'))
  await guest.open(at('saffron', `${prefix(language)}/account`))
  await expect(page.getByRole('heading', { name: words.signIn })).toBeVisible()
  await otherLanguage.click()
  await page.waitForURL(at('saffron', language === 'ar' ? '/en/account' : '/account'))
})

test('spec 5: what is wrong is said at the field, and "next" brings back', async ({ page, at, port }, {
  project,
}) => {
  const language = languageOf(project.name)
  const words = said[language]
  const guest = new Guest(page, language)
  const next = `${prefix(language)}/cart`
  await guest.open(at('saffron', `${prefix(language)}/auth?next=${next}&session=expired`))
  await expect(page.getByText(words.expired)).toBeVisible()
  await page.getByRole('button', { name: words.goOn, exact: true }).click()
  await expect(page.getByText(words.required)).toBeVisible()
  await expect(page.getByLabel(guest.words.mobile)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: words.byEmail }).click()
  await page.getByRole('button', { name: words.goOn, exact: true }).click()
  await expect(page.getByText(words.emailBlank)).toBeVisible()
  await guest.open(at('saffron', `${prefix(language)}/account/login?next=${next}`))
  await typeNumberAndCode(page, { language, port, number: makeNumber() })
  await page.waitForURL(at('saffron', next))
})

test('every page of the account stands, and axe finds nothing', async ({ page, context, at, port }, {
  project,
}) => {
  const language = languageOf(project.name)
  const words = said[language]
  const guest = new Guest(page, language)
  const visitor = makeVisitor(port, 'saffron.localhost', language)
  const order = await orderByApi(visitor, 'Nora')
  await goOnAs(context, visitor)
  await guest.open(at('saffron', `${prefix(language)}/account/signup`))
  await expectNoAxeViolations(page)
  await typeNumberAndCode(page, { language, port, number: makeNumber() })
  await page.waitForURL(at('saffron', `${prefix(language)}/account`))
  await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
  await expectNoAxeViolations(page)
  for (const [path, title] of Object.entries(words.pages)) {
    await guest.open(at('saffron', `${prefix(language)}/account/${path}`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoAxeViolations(page)
  }
  await guest.open(at('saffron', `${prefix(language)}/account/orders`))
  await expect(page.getByRole('link', { name: new RegExp(`#${order.number}`) })).toBeVisible()
  await page.getByRole('link', { name: words.canceledOnes }).click()
  await expect(page.getByRole('heading', { name: words.noneSo })).toBeVisible()
})

test(
  'spec 4: a link with a sign-in in it asks first, believes the server alone, and leaves the address',
  { tag: '@en' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const words = said[language]
    const guest = new Guest(page, language)
    const number = makeNumber()
    const app = makeVisitor(port, 'saffron.localhost', language)
    const { tenant, app_token } = await app.call<TenantWire>(
      'GET',
      '/api/v1/tenant/by-host?host=saffron.localhost',
    )
    const named = { 'x-tenant': tenant, 'x-app-token': app_token }
    await app.call('POST', '/api/v1/user/auth/request-code', { mobile: number.full }, named)
    const body = { mobile: number.full, code: await readCode(port, number.full) }
    const { token } = await app.call<SignedInWire>('POST', '/api/v1/user/auth/sign-in', body, named)
    await app.call(
      'PUT',
      '/api/v1/user/customers/update',
      { name: 'Nora' },
      {
        ...named,
        'x-authorization-token': `Bearer ${token}`,
      },
    )
    const state = Buffer.from(JSON.stringify({ token, customer: { name: 'Eve' } })).toString('base64url')
    // the page is one of an account: the ready sign-in comes along to where guests are sent first, and leaves the address there
    await guest.open(at('saffron', `${prefix(language)}/account/orders?state=${encodeURIComponent(state)}`))
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe(`${prefix(language)}/auth`)
    expect(searchParams.has('state')).toBe(false)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: words.continueAs('Nora') })).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: words.goOn, exact: true }).click()
    await page.waitForURL(at('saffron', `${prefix(language)}/account/orders`))
    await expect(dialog).toBeHidden()
    await guest.open(at('saffron', `${prefix(language)}/account`))
    await expect(page.getByRole('heading', { level: 1, name: 'Nora' })).toBeVisible()
  },
)

test(
  'signing in by keyboard alone, with a number of another country',
  { tag: '@en' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const words = said[language]
    const guest = new Guest(page, language)
    const digits = `010${String(Date.now()).slice(-8)}`
    await guest.open(at('saffron', `${prefix(language)}/auth`))
    await page.getByRole('button', { name: words.country }).focus()
    await page.keyboard.press('Enter')
    const search = page.getByRole('combobox')
    await expect(search).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.type(words.egypt)
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(guest.words.mobile)).toBeFocused()
    await page.keyboard.type(digits)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(words.code)).toBeFocused()
    await page.keyboard.type(await readCode(port, `+2${digits}`))
    await page.waitForURL(at('saffron', `${prefix(language)}/account`))
  },
)
