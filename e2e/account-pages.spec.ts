import { orderByApi } from '#tools/order-by-api.ts'
import { signInRegular } from '#tools/shots/sign-in-regular.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { accountWords as said } from './account-words.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs, goOnAsMember } from './go-on-as.ts'
import { Guest } from './guest.ts'
import { languageOf, makeNumber, prefix, typeNumberAndCode } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test(
  'my orders show each step as it happens, and an order goes into the cart again',
  { tag: '@ar' },
  async ({ page, context, at, port }, { project }) => {
    const language = languageOf(project.name)
    const words = said[language]
    const guest = new Guest(page, language)
    const visitor = makeVisitor(port, 'saffron.localhost', language)
    const order = await orderByApi(visitor, 'Nora')
    await goOnAs(context, visitor)
    await guest.open(at('saffron', `${prefix(language)}/auth?next=${prefix(language)}/account/orders`))
    await typeNumberAndCode(page, { language, port, number: makeNumber() })
    await page.waitForURL('**/account/orders')
    const status = page.getByRole('article').first().getByRole('status')
    await expect(status).toHaveText(guest.words.submitted)
    const staff = await signInByApi(port, 'saffron')
    const move = (action: string, version: number) =>
      staff.visitor.call<{ version: number }>('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
        action,
        version,
        ...(action === 'cancel' && { reason: 'No more bread' }),
      })
    const { version } = await move('accept', order.version)
    await expect(status).toHaveText(guest.words.inKitchen)
    await move('cancel', version)
    await page.getByRole('button', { name: words.again }).click()
    await page.waitForURL(at('saffron', `${prefix(language)}/cart`))
    await expect(
      page
        .getByRole('main')
        .getByText(order.bill.lines[0]?.name ?? '')
        .first(),
    ).toBeVisible()
  },
)

test(
  'a member finds the last order on the home page, in a place that was kept free for it; a guest finds neither',
  { tag: '@ar' },
  async ({ page, context, at, port }, { project }) => {
    const language = languageOf(project.name)
    const home = at('saffron', prefix(language) || '/')
    const hint = page.locator('html[data-again]')
    await page.goto(home)
    await waitUntilAlive(page)
    await expect(hint).toHaveCount(0)
    await goOnAsMember(context, await signInRegular(port))
    // asked for the first time, the page stands already: from now on the place is known
    await page.goto(home)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('has-ordered'))).toBe('1')
    let letGo = () => {}
    const held = new Promise<void>((open) => (letGo = open))
    await page.route(/\/user\/orders/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(home)
    await waitUntilAlive(page)
    await expect(hint).toHaveCount(1)
    const below = page.locator('#loved')
    const before = await below.boundingBox()
    letGo()
    const again = page.getByRole('main').getByRole('button', { name: said[language].again })
    await expect(again).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
    await expectNoAxeViolations(page)
    // and who comes back from the menu finds it too
    await page.goto(at('saffron', `${prefix(language)}/menu`))
    await waitUntilAlive(page)
    await page
      .locator(`a[href="${prefix(language) || '/'}"]:visible`)
      .first()
      .click()
    await again.click()
    await page.waitForURL(at('saffron', `${prefix(language)}/cart`))
  },
)

test('edits the profile, sees what is wrong at its field, and leaves for good @ar', async ({
  page,
  at,
  port,
}, { project }) => {
  const language = languageOf(project.name)
  const words = said[language]
  const guest = new Guest(page, language)
  const info = `${prefix(language)}/account/info`
  await guest.open(at('saffron', `${prefix(language)}/auth?next=${info}`))
  await typeNumberAndCode(page, { language, port, number: makeNumber() })
  await page.waitForURL(at('saffron', info))
  await waitUntilAlive(page)
  const main = page.getByRole('main')
  await main.getByLabel(words.day, { exact: true }).selectOption('9')
  await main.getByRole('button', { name: words.save, exact: true }).click()
  await expect(main.getByText(guest.words.required)).toBeVisible()
  await expect(main.getByText(words.dateIncomplete)).toBeVisible()
  await expect(main.getByLabel(guest.words.name, { exact: true })).toBeFocused()
  await main.getByLabel(guest.words.name, { exact: true }).fill('Noura Otaibi')
  await main.getByText(words.female, { exact: true }).click()
  await main.getByLabel(words.month, { exact: true }).selectOption(words.june)
  await main.getByLabel(words.year, { exact: true }).selectOption('1990')
  await main.getByRole('button', { name: words.save, exact: true }).click()
  await expect(main.getByRole('button', { name: words.saved })).toBeVisible()

  const picture = main.locator('input[type="file"]')
  await picture.setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(4 * 1024 * 1024 + 1),
  })
  await expect(main.getByText(words.large)).toBeVisible()
  await picture.setInputFiles('storefront/pictures/basket.webp')
  await expect(main.getByRole('button', { name: words.removePicture })).toBeVisible()
  await page.reload()
  await waitUntilAlive(page)
  await expect(main.getByLabel(guest.words.name, { exact: true })).toHaveValue('Noura Otaibi')
  await expect(main.getByLabel(words.month, { exact: true })).toHaveValue('6')

  await main.getByRole('button', { name: words.remove }).click()
  await page.getByRole('checkbox', { name: words.sure }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: words.removeNow }).click()
  await page.waitForURL(at('saffron', language === 'ar' ? '/' : '/en'))
  await guest.open(at('saffron', info))
  await expect(page).toHaveURL(/\/auth\?next=/)
})

test('a wish is kept, and a second device is signed out everywhere @en', async ({
  page,
  openBrowser,
  at,
  port,
  trouble,
}, { project }) => {
  const language = languageOf(project.name)
  const words = said[language]
  const guest = new Guest(page, language)
  const number = makeNumber()
  const notices = `${prefix(language)}/account/notifications`
  await guest.open(at('saffron', `${prefix(language)}/auth?next=${notices}`))
  await typeNumberAndCode(page, { language, port, number })
  await page.waitForURL(at('saffron', notices))
  await waitUntilAlive(page)
  const input = page.getByRole('switch', { name: words.ratingsBySms })
  await expect(input).toBeChecked()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/notifications') && answer.ok())
  await input.uncheck()
  await saved

  const other = await (await openBrowser({ locale: language })).newPage()
  const second = new Guest(other, language)
  await second.open(at('saffron', `${prefix(language)}/auth?next=${notices}`))
  await typeNumberAndCode(other, { language, port, number })
  await other.waitForURL(at('saffron', notices))
  await waitUntilAlive(other)
  await expect(other.getByRole('switch', { name: words.ratingsBySms })).not.toBeChecked()
  await second.open(at('saffron', `${prefix(language)}/account/devices`))
  await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expect(other.getByRole('listitem').filter({ hasText: words.thisDevice })).toHaveCount(1)
  await other.getByRole('button', { name: words.endAll }).click()
  await other.waitForURL(at('saffron', language === 'ar' ? '/' : '/en'))

  // the first device: what it does next leads it to the sign-in, with its place kept
  trouble.expect(/401/)
  await input.click()
  await page.waitForURL(/session=expired/)
  await expect(page.getByText(words.expired)).toBeVisible()
})
