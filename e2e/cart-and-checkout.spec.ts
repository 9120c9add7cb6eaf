import type { MenuWire } from '#contract/menu/menu.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'
import { languageOf, prefix } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const ar = {
  more: (name: string) => `زيادة ${name}`,
  remove: (name: string) => `حذف ${name}`,
  undo: 'تراجع',
  empty: 'السلة في انتظار أول صنف',
  priceChanged: /تغيّر الإجمالي من 1\.00/,
  itemsGone: /الأصناف التالية غير متاحة وستُحذف من السلة/,
  paid: 'تم الدفع',
  waiting: 'الخدمة مشغولة، جارٍ الإرسال من جديد',
}
const en: typeof ar = {
  more: (name: string) => `More ${name}`,
  remove: (name: string) => `Remove ${name}`,
  undo: 'Undo',
  empty: 'Your cart is waiting for its first item',
  priceChanged: /The total changed from SAR 1\.00/,
  itemsGone: /the following items are not available and will be deleted from cart/i,
  paid: 'Paid',
  waiting: 'We are busy right now. Trying again',
}
const said = { ar, en }

/** Three dishes without choices, by name. */
const readPlain = async (port: number, language: Language, tenant: string) => {
  const menu = await makeVisitor(port, `${tenant}.localhost`, language).call<MenuWire>('GET', '/api/v1/menu')
  const names = menu.items
    .filter((item) => item.state === 'available' && !item.needs_choice)
    .map(({ name }) => name)
  const [first, second, third] = names
  if (!first || !second || !third) throw new Error('The demo menu has too few dishes without choices.')
  return [first, second, third] as const
}
const quantity = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('status').first()

test(
  'the cart answers at once, keeps up with quick taps, and another tab follows',
  { tag: '@ar' },
  async ({ page, context, at, startAtMenu }) => {
    const { guest, language, plain } = await startAtMenu()
    await guest.addSaved(plain)
    await guest.open(at('saffron', `${prefix(language)}/cart`))
    const other = await context.newPage()
    await other.goto(at('saffron', `${prefix(language)}/cart`))
    await expect(quantity(other, plain)).toHaveText('1')

    const more = page.getByRole('button', { name: said[language].more(plain) })
    for (let tap = 0; tap < 4; tap += 1) await more.click()
    await expect(quantity(page, plain)).toHaveText('5')
    await expect(quantity(other, plain)).toHaveText('5')
    await page.reload()
    await expect(quantity(page, plain)).toHaveText('5')
  },
)

test('a line taken out can come back for five seconds', { tag: '@en' }, async ({ page, at, startAtMenu }) => {
  const { guest, language, plain } = await startAtMenu()
  await guest.addSaved(plain)
  await guest.open(at('saffron', `${prefix(language)}/cart`))
  await page.getByRole('button', { name: said[language].remove(plain) }).click()
  await expect(page.getByText(said[language].empty)).toBeVisible()
  const undo = page.getByRole('button', { name: said[language].undo })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(quantity(page, plain)).toHaveText('1')
})

test(
  'a total changed in the browser is refused by name, and asked again',
  { tag: '@en' },
  async ({ page, trouble, startAtMenu }) => {
    trouble.expect(/409 POST .*\/checkouts$/)
    const { guest, language, plain } = await startAtMenu()
    await guest.addPlain(plain)
    await guest.goToCheckout()
    await guest.fillContact('Dana', '+966 55 123 4571')
    await page.route(
      '**/api/v1/checkouts',
      (route) => route.continue({ postData: { ...route.request().postDataJSON(), total: '1.00' } }),
      { times: 1 },
    )
    await page.getByRole('button', { name: guest.words.pay }).click()
    const refusal = page.getByRole('alert').filter({ hasText: said[language].priceChanged })
    await expect(refusal).toBeVisible()
    await guest.pay()
  },
)

test(
  'safety 2: a double press and coming back make one order',
  { tag: '@ar' },
  async ({ page, startAtMenu }) => {
    const keys = new Set<string | undefined>()
    page.on('request', (request) => {
      const places = request.method() === 'POST' && request.url().endsWith('/api/v1/checkouts')
      if (places) keys.add(request.headers()['idempotency-key'])
    })
    const { guest, plain } = await startAtMenu()
    await guest.addPlain(plain)
    await guest.goToCheckout()
    await guest.fillContact('Reem', '0551234572')
    await page.getByRole('button', { name: guest.words.pay }).dblclick({ noWaitAfter: true })
    await page.waitForURL(/\/pay\/ses/)
    const session = page.url()
    await page.goBack()
    await page.waitForURL('**/checkout')
    await waitUntilAlive(page)
    await expect(page.getByLabel(guest.words.name, { exact: true })).toHaveValue('Reem')
    await guest.pay()
    expect(page.url(), 'the same order, under the same payment').toBe(session)
    expect(keys.size, 'one key for one intent').toBe(1)
  },
)

test(
  'safety 2: a server that asks for a moment is asked again by itself, with the same key, and the button says so',
  { tag: '@ar' },
  async ({ page, trouble, startAtMenu }, { project }) => {
    trouble.expect(/503 POST .*\/checkouts$/)
    const { guest, plain } = await startAtMenu()
    const keys: (string | undefined)[] = []
    await page.route('**/api/v1/checkouts', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const busy = { status: 503, headers: { 'retry-after': '2' }, json: { code: 'busy', message: 'busy' } }
      return keys.length === 1 ? route.fulfill(busy) : route.continue()
    })
    await guest.addPlain(plain)
    await guest.goToCheckout()
    await guest.fillContact('Lama', '0551234573')
    await page.getByRole('button', { name: guest.words.pay }).click()
    const { waiting } = said[languageOf(project.name)]
    await expect(page.getByRole('button', { name: waiting })).toHaveAttribute('aria-busy', 'true')
    await page.waitForURL(/\/pay\/ses/)
    expect([keys.length, new Set(keys).size], 'twice, under one key').toEqual([2, 1])
  },
)

test(
  'an item sold out meanwhile is named at checkout and taken out',
  { tag: '@en' },
  async ({ page, at, port, trouble }, { project }) => {
    trouble.expect(/409 POST .*\/checkouts$/)
    const language = languageOf(project.name)
    const guest = new Guest(page, language)
    // the two projects run beside each other: each sells out at a restaurant of its own
    const [tenant, mobile] =
      language === 'ar' ? (['nile', '01012345678'] as const) : (['marina', '0501234567'] as const)
    const [plain, remaining] = await readPlain(port, language, tenant)
    const setSoldOut = await makeSoldOutSwitch(port, tenant)
    await guest.open(at(tenant, `${prefix(language)}/menu`))
    await guest.addPlain(plain)
    await guest.addPlain(remaining)
    await guest.goToCheckout()
    await guest.fillContact('Mona', mobile)

    const id = await idInCart(page, plain)
    // while the order is on its way: a page that hears of it and reads its cart before takes the dish out by itself
    const answered = page.waitForResponse('**/api/v1/checkouts')
    await page.route('**/api/v1/carts/current', (route) => answered.then(() => route.continue()))
    await page.route('**/api/v1/checkouts', async (route) => {
      await setSoldOut(id, true)
      await route.continue()
    })
    await page.getByRole('button', { name: guest.words.pay }).click()
    await expect(page.getByRole('alert').filter({ hasText: said[language].itemsGone })).toContainText(plain)
    await setSoldOut(id, false)
  },
)

test(
  'a cart whose only item is sold out says so at once',
  { tag: '@ar' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const guest = new Guest(page, language)
    // the two projects run beside each other: each sells out at a restaurant of its own
    const tenant = language === 'ar' ? 'nile' : 'marina'
    const [, , only] = await readPlain(port, language, tenant)
    const setSoldOut = await makeSoldOutSwitch(port, tenant)
    await guest.open(at(tenant, `${prefix(language)}/menu`))
    await guest.addPlain(only)
    await guest.goToCheckout()
    const id = await idInCart(page, only)
    await setSoldOut(id, true)
    await expect(page.getByText(said[language].empty)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: only })).toBeVisible()
    await setSoldOut(id, false)
  },
)

test(
  'safety 11: another browser sees that it is paid, and nothing personal',
  { tag: '@en' },
  async ({ page, at, openBrowser, trouble, startAtMenu }) => {
    trouble.expect(/404 GET .*\/order\//)
    const { guest, language, plain } = await startAtMenu()
    await guest.addPlain(plain)
    await guest.goToCheckout()
    await guest.fillContact('Ghada Private', '0551234573')
    await guest.pay()
    let back = ''
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/check_payment')) back = request.url()
    })
    await guest.useCard('useCard')
    await page.waitForURL(/\/order\//)
    const { pathname } = new URL(page.url())

    const other = await (await openBrowser()).newPage()
    await other.goto(back)
    await expect(other.getByRole('heading', { name: said[language].paid })).toBeVisible()
    await other.goto(at('saffron', pathname))
    await expect(other.getByRole('heading', { name: guest.words.orderUnavailable })).toBeVisible()
    await other.goto(at('saffron', pathname.replace('/order/', '/o/')))
    await expect(other.getByRole('status').filter({ hasText: guest.words.submitted })).toBeAttached()
    expect(await other.content()).not.toContain('Ghada')
    expect(await other.content()).not.toContain('551234573')
  },
)

/** Staff's own switch, at each branch of the restaurant. */
const makeSoldOutSwitch = async (port: number, tenant: string) => {
  const { visitor, member } = await signInByApi(port, tenant)
  return async (id: string, soldOut: boolean): Promise<void> => {
    for (const { id: branch_id } of member.branches)
      await visitor.call('PUT', `/api/v1/staff/items/${id}/sold-out`, { branch_id, sold_out: soldOut })
  }
}

const idInCart = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const headers = { 'x-localization': document.documentElement.lang }
    const answer = await fetch('/api/v1/carts/current', { headers })
    const { cart } = (await answer.json()) as {
      cart: { bill: { lines: { item_id: string; name: string }[] } }
    }
    const line = cart.bill.lines.find((one) => one.name === wanted)
    if (!line) throw new Error(`${wanted} is not in the cart`)
    return line.item_id
  }, name)
