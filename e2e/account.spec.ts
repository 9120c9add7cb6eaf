import { orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { accountWords as said } from './account-words.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { languageOf, makeNumber, prefix, typeNumberAndCode } from './sign-in.ts'

test('a guest fills a cart, signs in at checkout and finds the same cart', async ({ page, at, port }, {
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
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: words.signOut }).first().click()
  await page.waitForURL(at('saffron', language === 'ar' ? '/' : '/en'))
  await guest.open(at('saffron', `${prefix(language)}/account`))
  await expect(page.getByRole('heading', { name: words.signIn })).toBeVisible()
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
  await context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: at('saffron') })))
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
