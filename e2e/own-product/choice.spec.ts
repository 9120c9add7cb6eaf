import type { BranchWire, ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { fillCart, placeByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { Guest } from '../guest.ts'
import { expect, test } from './own-product.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { words, type Language } from '../words.ts'

const said = {
  ar: {
    here: 'موقعي الحالي',
    kilometres: 'كم',
    orderFrom: (branch: string) => `الطلب من هنا: ${branch}`,
    goThere: (branch: string) => `استلام من ${branch}`,
    removed: 'الأصناف التالية غير متاحة وستُحذف من السلة',
    closed: 'الموقع مغلق الآن',
    scan: 'مسح الرمز بكاميرا الجوال',
    branch: 'الفرع',
    share: 'مشاركة هذه الصفحة',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط',
    qr: 'رمز QR للرابط',
    close: 'إغلاق',
    other: 'English',
  },
  en: {
    here: 'My location',
    kilometres: 'km',
    orderFrom: (branch: string) => `Order from here: ${branch}`,
    goThere: (branch: string) => `Pickup from ${branch}`,
    removed: 'The following items are not available and will be deleted from cart',
    closed: 'The website is closed now',
    scan: 'Scan the code with your phone’s camera',
    branch: 'Branch',
    share: 'Share this page',
    copy: 'Copy the link',
    copied: 'Link copied',
    qr: 'QR code of the link',
    close: 'Close',
    other: 'العربية',
  },
} as const
const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const prefixOf = (language: Language) => (language === 'ar' ? '' : '/en')

/** The demo's first two branches, and a dish of the first that is sold out at the second. */
async function readShop(port: number, language: Language) {
  const shop = makeVisitor(port, 'saffron.localhost', language)
  const { data } = await shop.call<{ data: BranchWire[] }>('GET', '/api/v1/branch/frontend/branches')
  const [first, second] = data
  if (!first || !second) throw new Error('the demo has two branches')
  const menuAt = (id: string) => shop.call<MenuWire>('GET', `/api/v1/menu?type=pickup&branch_id=${id}`)
  const there = await menuAt(second.id)
  const gone = new Set(there.items.filter((item) => item.state === 'sold_out').map((item) => item.id))
  const lost = (await menuAt(first.id)).items.find(
    (item: ItemCardWire) => item.state === 'available' && !item.needs_choice && gone.has(item.id),
  )
  if (!lost) throw new Error('the demo has a dish that is sold out at its second branch alone')
  return { first, second, lost }
}

test(
  'spec 2, 9: the nearest branch comes first once asked; the place stays in the browser, the choice is kept',
  { tag: '@en' },
  async ({ page, context, at, port }, { project }) => {
    const language = languageOf(project.name)
    const own = said[language]
    const { first, second } = await readShop(port, language)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: second.latitude + 0.01, longitude: second.longitude })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await new Guest(page, language).open(at('saffron', `${prefixOf(language)}/select-type/pickup`))
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toContainText(first.name)
    await expect(cards.first()).not.toContainText(own.kilometres)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: own.here }).click()
    await expect(cards.first()).toContainText(second.name)
    await expect(cards.first()).toContainText(/1\.11/)
    await page.getByRole('link', { name: own.orderFrom(second.name) }).click()
    await page.waitForURL('**/menu/pickup')
    await waitUntilAlive(page)
    const button = page.getByRole('banner').getByRole('button', { name: second.name })
    await expect(button).toBeVisible()
    await button.click()
    await expect(page.getByRole('dialog').getByRole('radio').nth(1)).toBeVisible()
    await expect(page.getByRole('dialog').getByText('1.11'), 'the place is known there too').toBeVisible()
    expect(sent.filter((line) => line.includes(String(second.latitude + 0.01)))).toEqual([])
    expect(sent.filter((line) => /latitude|coords/.test(line))).toEqual([])
  },
)

test(
  'spec 8: changing the branch names what the cart will lose before it does',
  { tag: '@ar' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const own = said[language]
    const { second, lost } = await readShop(port, language)
    const guest = new Guest(page, language)
    await guest.open(at('saffron', `${prefixOf(language)}/menu`))
    await guest.addPlain(lost.name)
    await page.getByRole('banner').getByRole('button', { name: /·/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: second.name }).press('Space')
    await expect(dialog.getByRole('alert')).toContainText(`${own.removed}: ${lost.name}`)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: own.goThere(second.name) }).click()
    await page.waitForURL('**/menu/pickup')
    await waitUntilAlive(page)
    await expect(page.getByRole('banner').getByRole('button', { name: second.name })).toBeVisible()
    await page.goto(at('saffron', `${prefixOf(language)}/cart`))
    await expect(page.getByRole('main').getByText(lost.name), 'said once more, in the cart').toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: lost.name })).toHaveCount(0)
  },
)

test('spec 2: a printed code leads to the electronic menu: large, in both languages, to share, without a cart @ar', async ({
  page,
  context,
  at,
  port,
}, { project }) => {
  const language = languageOf(project.name)
  const own = said[language]
  const { first, second } = await readShop(port, language)
  const { visitor: owner } = await signInByApi(port, 'saffron')
  const target = `/menu/e/branches/${first.id}`
  await owner.call('PUT', '/api/v1/staff/site/redirects/table/T-7', { target })
  const guest = makeVisitor(port, 'saffron.localhost', language)
  const printed = `${prefixOf(language)}/table/T-7`
  await expect.poll(async () => (await guest.send('GET', printed)).headers.location).toContain(target)
  await page.goto(at('saffron', printed))
  expect(new URL(page.url()).pathname).toBe(prefixOf(language) + target)
  const shortcut = await guest.send('GET', `${prefixOf(language)}/emenu/${first.id}`)
  expect(shortcut.headers.location).toBe(`${prefixOf(language)}/menu/e/branch/${first.id}`)
  const answers = [
    '/emenu/none',
    `/menu/delivery/branch/${first.id}`,
    `/menu/none/branch/${first.id}`,
    '/menu/e/branch/none',
  ]
  expect(await Promise.all(answers.map(async (path) => (await guest.send('GET', path)).status))).toEqual([
    404, 200, 404, 404,
  ])
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.name)
  const dishes = page.getByRole('main').getByRole('article')
  expect((await dishes.first().locator('img').boundingBox())?.width).toBeGreaterThan(180)
  await expect(page.getByRole('button', { name: new RegExp(`^${words[language].add('')}`) })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await dishes.first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.getByLabel(own.branch).selectOption({ label: second.name })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: own.share }).click()
  await expect(dialog.getByRole('img', { name: own.qr })).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: own.copy }).click()
  await expect(dialog.getByRole('button', { name: own.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(second.id)
  await dialog.getByRole('button', { name: own.close }).click()
  await page.getByRole('link', { name: own.other }).click()
  await page.waitForURL(
    (url) => url.pathname === `${prefixOf(language === 'ar' ? 'en' : 'ar')}/menu/e/branches/${second.id}`,
  )
})

test('spec 2: a table is no choice from a list: its QR code is, and any other type is no page', async ({
  page,
  at,
  trouble,
}, { project }) => {
  const language = languageOf(project.name)
  await new Guest(page, language).open(at('saffron', `${prefixOf(language)}/menu/dinein`))
  await expect(page).toHaveURL(/\/select-type\/dinein$/)
  await expect(page.getByText(said[language].scan)).toBeVisible()
  await expectNoAxeViolations(page)
  trouble.expect(/404 GET .*\/select-type\/teleport/)
  expect((await page.goto(at('saffron', '/select-type/teleport')))?.status()).toBe(404)
})

test(
  'spec 2: a closed website sends its visitors to /closed, keeps orders open, and comes back by itself',
  { tag: '@ar' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const prefix = prefixOf(language)
    const guest = makeVisitor(port, 'saffron.localhost', language)
    const order = await placeByApi(guest, await fillCart(guest, 'Sarah'))
    const { visitor: owner } = await signInByApi(port, 'saffron')
    const enable = (enabled: boolean) => owner.call('PUT', '/api/v1/staff/site/enabled', { enabled })
    const statusOf = async (path: string) => (await guest.send('GET', prefix + path)).status
    const line = page.waitForEvent('websocket')
    await new Guest(page, language).open(at('saffron', `${prefix}/menu`))
    await (await line).waitForEvent('framereceived')
    expect(await statusOf('/menu'), 'kept by the page cache').toBe(200)
    await enable(false)
    await expect(
      page.getByRole('heading', { name: said[language].closed }),
      'an open page goes there',
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${prefix}/closed`)
    await expectNoAxeViolations(page)
    expect([await statusOf('/menu'), await statusOf('/menu.data'), await statusOf('/checkout')]).toEqual([
      302, 202, 302,
    ])
    expect([await statusOf(`/o/${order.id}`), await statusOf('/closed.data')]).toEqual([200, 200])
    const returned = await guest.send('GET', `${prefix}/check_payment?ref=none`)
    expect(returned.headers.location, 'a payment return shows what it knows').toMatch(/\/o\/message/)
    await enable(true)
    await expect(page, 'the closed page goes home').toHaveURL(at('saffron', prefix || '/'))
    expect([await statusOf('/menu'), await statusOf('/closed')]).toEqual([200, 302])
  },
)
