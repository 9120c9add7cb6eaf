import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const readMenu = (port: number, language: 'ar' | 'en'): Promise<MenuWire> =>
  makeVisitor(port, 'saffron.localhost', language).call<MenuWire>('GET', '/api/v1/menu?type=pickup')

const linkTo = (item: ItemCardWire | undefined) => ({ name: item?.name ?? '', exact: true })

test('search folds Arabic: "شاورمه" finds "شاورما", nonsense finds nothing', async ({ page, at }) => {
  const guest = new Guest(page, 'ar')
  await guest.open(at('saffron', '/menu'))
  const field = page.getByRole('searchbox', { name: guest.words.search })
  if (!(await field.isVisible())) await page.getByRole('button', { name: guest.words.search }).click()
  await field.fill('شاورمه')
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'شاورما' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'برجر الجمر' })).toHaveCount(0)
  await field.fill('زززز')
  await expect(page.getByRole('heading', { name: 'لا نتيجة لهذا البحث' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'مسح البحث' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'برجر الجمر' }).first()).toBeVisible()
  // who closes the search stands at what opens it again, or in the field where that always stands
  await field.fill('شاورمه')
  await page.getByRole('search').getByRole('button', { name: 'مسح البحث' }).click()
  const opener = page.getByRole('button', { name: guest.words.search })
  await expect((await opener.isVisible()) ? opener : field).toBeFocused()
})

test('the group rail leads to a group and shows where the page stands', async ({ page, at, port }) => {
  const { groups } = await readMenu(port, 'en')
  const last = groups.at(-1)
  await new Guest(page, 'en').open(at('saffron', '/en/menu'))
  const pill = page.getByRole('navigation', { name: 'Menu sections' }).getByRole('link', { name: last?.name })
  await pill.click()
  await expect(page.getByRole('heading', { level: 2, name: last?.name })).toBeInViewport()
  await expect(pill).toHaveAttribute('aria-current', 'true')
})

test('the sheet of an item has its address: back closes it, loading anew shows the item alone', async ({
  page,
  at,
  port,
}) => {
  const { chosen } = await readItems(port, 'en')
  await new Guest(page, 'en').open(at('saffron', '/en/menu'))
  await page.getByRole('link', linkTo(chosen)).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/en/item/${chosen.id}`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/en/menu')
  await page.getByRole('link', linkTo(chosen)).first().click()
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: chosen.name })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Esc closes the sheet and the focus is where it was', async ({ page, at, port }) => {
  const { chosen } = await readItems(port, 'en')
  await new Guest(page, 'en').open(at('saffron', '/en/menu'))
  const link = page.getByRole('link', linkTo(chosen)).first()
  await link.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('spec 5: a required group must be chosen: the sheet says which, and the price follows', async ({
  page,
  at,
}) => {
  const guest = new Guest(page, 'ar')
  await guest.open(at('saffron', '/menu'))
  await page.getByRole('link', { name: 'برجر الجمر', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: guest.words.addToCart })
  await expect(add).toContainText('38.00')
  await dialog.getByRole('radio', { name: /كبير/ }).press('Space')
  await expect(add).toContainText('44.00')
  await add.click()
  await expect(dialog.getByRole('alert')).toContainText('درجة الشواء')
  await dialog.getByRole('group', { name: 'درجة الشواء' }).getByRole('radio').first().press('Space')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await add.click()
  await expect(dialog).toBeHidden()
})

test('what is sold out or out of its hours has a word and no "+"', async ({ page, at, port }) => {
  const { items } = await readMenu(port, 'en')
  const off = items.filter((item) => item.state === 'sold_out' || item.state === 'out_of_window')
  expect(off.length).toBeGreaterThan(0)
  await new Guest(page, 'en').open(at('saffron', '/en/menu'))
  for (const item of off)
    await expect(page.getByRole('button', { name: `Add ${item.name}`, exact: true })).toHaveCount(0)
  const soldOut = page
    .getByRole('article')
    .filter({ hasText: off.find((item) => item.state === 'sold_out')?.name ?? '' })
  await expect(soldOut.first()).toContainText('Sold out')
})

test('spec 1: the other language is the same page loaded anew, and is kept for 365 days', async ({
  page,
  at,
  context,
}) => {
  await new Guest(page, 'ar').open(at('saffron', '/branches'))
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/en/branches')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
  expect(cookie?.value).toBe('en')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
})

test('a branch is chosen from the list, and its menu opens', async ({ page, at }) => {
  await new Guest(page, 'en').open(at('saffron', '/en/branches'))
  await page.getByRole('link', { name: 'Order from here: Al Yasmin' }).click()
  await page.waitForURL('**/en/menu/pickup')
  await waitUntilAlive(page)
  await expect(page.getByRole('banner').getByRole('button', { name: /Al Yasmin/ })).toBeVisible()
})

test('the menu of a table without its session leads to the choice, which says how to come to it', async ({
  page,
  at,
}) => {
  await page.goto(at('saffron', '/en/menu/dinein'))
  expect(new URL(page.url()).pathname).toBe('/en/select-type/dinein')
  await expect(page.getByRole('main')).toBeVisible()
})

test('a first dish on its way has a count and no sum: what it comes to is told with the answer', async ({
  page,
  at,
  port,
}) => {
  const { plain } = await readItems(port, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = new Guest(page, 'en')
  await guest.open(at('saffron', '/en/menu'))
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/carts$/, async (route) => {
    await answered
    await route.continue()
  })
  await guest.addPlain(plain)
  const bar = page.getByRole('button', { name: /View cart/ })
  await expect(bar).toHaveText(/^1View cart$/)
  answer()
  await expect(bar).toHaveText(/SAR\s*[1-9]/)
})
