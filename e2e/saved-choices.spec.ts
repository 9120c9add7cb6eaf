import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs, goOnAsMember } from './go-on-as.ts'
import { Guest } from './guest.ts'
import { makeMember } from './make-member.ts'
import { languageOf, prefix } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const said = {
  ar: {
    byCar: 'استلام بالسيارة',
    saved: 'العناوين المحفوظة',
    to: 'التوصيل إلى',
    arrives: /يصل خلال/,
    order: /الدفع|تأكيد الطلب/,
    signIn: 'تسجيل الدخول',
    cash: /^نقد/,
  },
  en: {
    byCar: 'Pickup by car',
    saved: 'Saved addresses',
    to: 'Deliver to',
    arrives: /arrives in/,
    order: /Pay|Place/,
    signIn: 'Sign in',
    cash: /^Cash/,
  },
} as const

async function makeCart(visitor: Visitor, type: string): Promise<CartWire> {
  const menu = await visitor.call<MenuWire>('GET', `/api/v1/menu?type=${type}`)
  const dish = menu.items.find(
    (item) => item.state === 'available' && !item.needs_choice && Number(item.price) >= 30,
  )
  const cart = await visitor.call<CartWire>('POST', '/api/v1/carts', { type, branch_id: menu.branch.id })
  return visitor.call('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: dish?.id, quantity: 1 })
}

const pathOf = (language: Language, path: string) => `${prefix(language)}${path}`

test(
  'a menu opened by its address makes a cart of its way, and /menu keeps to it',
  { tag: '@en' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const guest = new Guest(page, language)
    const menu = await makeVisitor(port, 'saffron.localhost', language).call<MenuWire>(
      'GET',
      '/api/v1/menu?type=car',
    )
    const dish = menu.items.find((item) => item.state === 'available' && !item.needs_choice)
    await guest.open(at('saffron', pathOf(language, '/menu/car')))
    await guest.addPlain(dish?.name ?? '')
    await guest.goToCheckout()
    await expect(page.getByRole('heading', { name: said[language].byCar })).toBeVisible()
    await page.goto(at('saffron', pathOf(language, '/menu')))
    await page.waitForURL('**/menu/car')
    await expect(
      page
        .getByRole('main')
        .getByText(dish?.name ?? '')
        .first(),
    ).toBeVisible()
    // what a link says of itself and the group that it leads to stay
    const group = `#g-${menu.groups.at(-1)?.id}`
    await page.goto(at('saffron', pathOf(language, `/menu?utm_source=post${group}`)))
    await page.waitForURL(
      ({ pathname, search, hash }) =>
        pathname.endsWith('/menu/car') && search === '?utm_source=post' && hash === group,
    )
    await expect(page.locator(group)).toBeInViewport()
  },
)

test(
  'spec 2: the dialog of saved addresses, at a delivery’s checkout',
  { tag: '@ar' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const words = said[language]
    const { visitor } = await makeMember(port, language)
    for (const street_name of ['Olaya Street', 'Tahlia Street'])
      await visitor.call('POST', '/api/v1/user/customer-addresses/create', {
        street_name,
        building_type: 'house',
        building_number: '12',
        latitude: 24.7008,
        longitude: 46.6823,
      })
    await makeCart(visitor, 'delivery')
    await goOnAsMember(page.context(), visitor)
    await page.goto(at('saffron', pathOf(language, '/checkout')))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: words.saved }).click()
    const dialog = page.getByRole('dialog', { name: words.saved })
    await expect(dialog.getByRole('radio')).toHaveCount(2)
    await expectNoAxeViolations(page)
    await dialog.getByRole('radio', { name: 'Tahlia Street' }).press('Space')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: words.to })).toContainText('Tahlia Street')
    await page.goto(at('saffron', pathOf(language, '/cart')))
    await expect(page.getByText(words.arrives).first()).toBeVisible()
  },
)

test(
  'safety 9: where a proven number is asked for, the way to prove it stands beside the sentence',
  { tag: '@en' },
  async ({ page, at, port, trouble }, { project }) => {
    trouble.expect(/422/)
    const language = languageOf(project.name)
    const words = said[language]
    const visitor = makeVisitor(port, 'saffron.localhost', language)
    const cart = await makeCart(visitor, 'pickup')
    await visitor.call('PUT', `/api/v1/carts/${cart.cart_id}`, { payment_method_id: 'cash' })
    await goOnAs(page.context(), visitor)
    const guest = new Guest(page, language)
    await guest.open(at('saffron', pathOf(language, '/checkout')))
    await guest.fillContact('Noura', '0551234567')
    await page.getByRole('button', { name: words.order }).first().click()
    const note = page.getByRole('alert').filter({ has: page.getByRole('button', { name: words.signIn }) })
    await note.getByRole('button', { name: words.signIn }).click()
    await expect(page.getByRole('dialog', { name: words.signIn })).toBeVisible()
  },
)
