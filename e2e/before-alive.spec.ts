import type { BranchWire } from '#contract/menu/menu.ts'
import type { RestaurantsWire } from '#contract/platform/platform.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { makeMember } from './make-member.ts'

test('safety 21: no form takes what would be lost or written into an address before the scripts are here', async ({
  openBrowser,
  at,
  port,
  trouble,
}, { project }) => {
  // the browser calls scripts that it was told not to run refused
  trouble.expect(/^csp GET .*\.js$/)
  const language = project.name === 'phone' ? 'ar' : 'en'
  const { visitor: member } = await makeMember(port, language)
  const guest = makeVisitor(port, 'saffron.localhost')
  const { id } = await orderByApi(guest, 'Layan')
  const { data: branches } = await guest.call<{ data: BranchWire[] }>(
    'GET',
    '/api/v1/branch/frontend/branches',
  )
  const context = await openBrowser({ javaScriptEnabled: false })
  const page = await context.newPage()
  const home = language === 'ar' ? '' : '/en'
  // whose page sends the number that it was called with needs no scripts for it
  const fields = page.locator('form:not([method="post"]) :is(input, select, textarea, button)')
  const look = async (path: string) => {
    await page.goto(at('saffron', `${home}${path}`))
    await expect.poll(() => fields.count(), path).toBeGreaterThan(0)
    for (const field of await fields.all()) await expect(field, path).toBeDisabled()
  }
  await look('/auth')
  await look('/contact-us')
  await look(`/waiting-list/branch/${branches[0]?.id}`)
  await page.goto(at('saffron', `${home}/delivery-address`))
  // a map and a form that only scripts draw: their shape stands until then
  for (const box of await page.locator('[aria-busy] span[style]').all()) await expect(box).toBeVisible()
  await expect(page.locator('[aria-busy] span[style]')).not.toHaveCount(0)
  await goOnAs(context, guest)
  await look(`/order/${id}/receipt`)
  await goOnAs(context, member)
  await look('/account/info')
})

test('decision 0181: no room of staff or operators takes a press or a letter before the scripts are here', async ({
  openBrowser,
  at,
  port,
  trouble,
}, { project }) => {
  trouble.expect(/^csp GET .*\.js$/)
  const home = project.name === 'phone' ? '' : '/en'
  const { visitor: owner } = await signInByApi(port, 'saffron')
  const operator = makeVisitor(port, 'localhost')
  const { operator: login } = await operator.call<RestaurantsWire>('GET', '/api/v1/platform/restaurants')
  await operator.call('POST', '/api/v1/platform/operator/session', login ?? {})
  const context = await openBrowser({ javaScriptEnabled: false })
  await goOnAs(context, owner)
  await goOnAs(context, operator)
  const page = await context.newPage()
  const fields = page.getByRole('main').locator('input, select, textarea, button')
  for (const address of [
    ...['/', '/earning', '/site/settings', '/account'].map((path) => at('console', `${home}${path}`)),
    at('', `${home}/operator/new`),
  ]) {
    await page.goto(address)
    await expect.poll(() => fields.count(), address).toBeGreaterThan(0)
    for (const field of await fields.all()) await expect(field, address).toBeDisabled()
  }
})

test('what is typed into a search before the scripts are here is searched for once they are', async ({
  page,
  at,
}, { project }) => {
  const phone = project.name === 'phone'
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_s\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('saffron', phone ? '/branches' : '/en/menu'), { waitUntil: 'commit' })
  const others = page.getByRole('heading', { name: phone ? 'فرع العليا' : 'Ember burger' })
  await expect(others.first()).toBeVisible()
  const field = page.getByRole('searchbox')
  await field.fill(phone ? 'الكورنيش' : 'shawarma')
  release()
  await expect(others).toHaveCount(0)
  await expect(field).toHaveValue(phone ? 'الكورنيش' : 'shawarma')
})
