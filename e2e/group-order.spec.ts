import type { CartWire } from '#contract/ordering/cart.ts'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import { approvedCard, fillCart, payAtSandbox, placeByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { host as tenant, twoDishes } from './loyalty-visit.ts'
import { makeMember } from './make-member.ts'
import { languageOf, prefix } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const said = {
  ar: {
    name: 'الاسم كما يراه الآخرون',
    join: 'انضمام',
    close: 'إغلاق القائمة',
    closed: 'أُغلقت القائمة.',
    reopen: 'فتح القائمة من جديد',
    quantity: /^كمية /,
    clear: 'إزالة أصنافي',
    hostClosed: 'أغلق صاحب الطلب القائمة',
    leave: 'مغادرة الطلب',
    allPay: 'كل واحد يدفع حصته',
    payMine: /^دفع حصتي/,
    minePaid: /^دُفعت حصتك/,
    payRest: /^دفع كل المتبقي/,
    paid: 'مدفوعة',
    ordered: 'أُرسل الطلب.',
    campaign: 'حملة جديدة',
    tried: 'كم سيستلمها؟',
    send: /^إرسال إلى عميل/,
    fields: ['اسم الحملة', 'النص بالعربية', 'النص بالإنجليزية'],
  },
  en: {
    name: 'Name the others see',
    join: 'Join',
    close: 'Close the list',
    closed: 'The list is closed.',
    reopen: 'Reopen the list',
    quantity: /^Quantity of /,
    clear: 'Remove mine',
    hostClosed: 'The host has closed the list',
    leave: 'Leave the order',
    allPay: 'Everyone pays their share',
    payMine: /^Pay my share/,
    minePaid: /^Your share is paid/,
    payRest: /^Pay the rest/,
    paid: 'Paid',
    ordered: 'The order is placed.',
    campaign: 'New campaign',
    tried: 'How many would get it?',
    send: /^Send to 1 customer/,
    fields: ['Name of the campaign', 'Text in Arabic', 'Text in English'],
  },
} as const

const groups = '/api/v1/group-orders'
const current = async (phone: Visitor): Promise<CartWire> => {
  const { cart } = await phone.call<{ cart: CartWire | null }>('GET', '/api/v1/carts/current')
  if (!cart) throw new Error('no cart')
  return cart
}
const addTo = async (phone: Visitor, item_id: string) => {
  const { cart_id } = await current(phone)
  await phone.call('POST', `/api/v1/carts/${cart_id}/lines`, { item_id })
}

test('three phones fill one cart, everyone pays a share, and the last share places the order @en', async ({
  page,
  port,
  at,
  openBrowser,
}, { project }) => {
  const language = languageOf(project.name)
  const say = said[language]
  const visitor = () => makeVisitor(port, `${tenant}.localhost`, language)
  const [sara, omar, lina] = [visitor(), visitor(), visitor()]
  const { body, key } = await fillCart(sara, 'Sara')
  const { cheap } = await twoDishes(sara)
  const { id } = await sara.call<GroupWire>('POST', groups, { cart_id: body['cart_id'], name: 'Sara' })
  const url = at(tenant, `${prefix(language)}/group/${id}`)
  await goOnAs(page.context(), sara)
  await page.goto(url)
  await waitUntilAlive(page)
  await expectNoAxeViolations(page)

  // the second phone comes by the link
  await omar.call('POST', '/api/v1/carts', { type: 'pickup' })
  const phone = await openBrowser({ locale: language })
  await goOnAs(phone, omar)
  const second = await phone.newPage()
  await second.goto(url)
  await waitUntilAlive(second)
  await second.getByRole('textbox', { name: say.name }).fill('Omar')
  await second.getByRole('button', { name: say.join }).click()
  await expect(second.getByRole('region', { name: 'Omar' })).toBeVisible()
  await addTo(omar, cheap)
  await lina.call('POST', `${groups}/${id}/join`, { name: 'Lina' })
  await addTo(lina, cheap)
  await expect(page.getByRole('region', { name: 'Lina' })).toContainText('1×')

  // the second phone looks at the cart: of what all added it may change its own, until the host closes the list
  await second.goto(at(tenant, `${prefix(language)}/cart`))
  const steppers = second.getByRole('group', { name: say.quantity })
  const clear = second.getByRole('button', { name: say.clear })
  await expect(steppers).toHaveCount(1)
  await expect(clear).toBeVisible()
  await page.getByRole('button', { name: say.close }).click()
  await expect(second.getByText(say.hostClosed)).toBeVisible()
  await expect(steppers).toHaveCount(0)
  await expect(clear).toBeHidden()
  await expectNoAxeViolations(second)
  await page.getByRole('button', { name: say.reopen }).click()
  await expect(steppers).toHaveCount(1)
  await expect(second.getByText(say.hostClosed)).toBeHidden()
  await page.getByRole('button', { name: say.close }).click()
  await expect(page.getByText(say.closed)).toBeVisible()
  await second.goto(url)
  // who does not want to wait for the host can still go
  await expect(second.getByText(say.closed)).toBeVisible()
  await expect(second.getByRole('button', { name: say.leave })).toBeVisible()

  const { version, bill, ready_minutes } = await current(sara)
  const shown = { cart_version: version, total: bill.to_pay, ready_minutes_to: ready_minutes.to }
  const order = await placeByApi(sara, { key, body: { ...body, ...shown } })
  await page.getByRole('button', { name: say.allPay }).click()
  await expect(page.getByRole('button', { name: say.payMine })).toBeVisible()
  await expectNoAxeViolations(page)

  await second.getByRole('button', { name: say.payMine }).click()
  await second.waitForURL(/\/pay\//)
  const paid = await payAtSandbox(second.url(), approvedCard)
  await second.goto(paid.next)
  await second.waitForURL(url)
  await expect(second.getByText(say.minePaid)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Omar' })).toContainText(say.paid)

  // the host pays for whoever is left
  await page.getByRole('button', { name: say.payRest }).click()
  await page.waitForURL(/\/pay\//)
  await page.goto((await payAtSandbox(page.url(), approvedCard)).next)
  await expect(page.getByText(say.ordered)).toBeVisible()
  await expect(second.getByText(say.ordered)).toBeVisible()
  const seen = await lina.call<GroupWire>('GET', `${groups}/${id}`)
  expect(seen).toMatchObject({ order_id: order.id, waiting: null })
})

test(
  'an owner counts whom a message reaches, and sends it',
  { tag: '@en' },
  async ({ port, at, asStaff }, { project }) => {
    const language = languageOf(project.name)
    const say = said[language]
    const { visitor: owner } = await signInByApi(port, tenant)
    const { visitor: fan } = await makeMember(port, language)
    await fan.call('PUT', '/api/v1/user/customers/notifications', {
      data: [{ kind: 'offers', sms: true, whatsapp: false, email: false, push: false }],
    })
    const { id: me } = await fan.call<{ id: string }>('GET', '/api/v1/user/customers/details')
    const group = await owner.call<{ id: string }>('POST', '/api/v1/staff/customer-groups', {
      name_ar: `م ${me}`,
      name_en: `G ${me}`,
      segment: null,
    })
    await owner.call('PUT', `/api/v1/staff/customers/${me}/group`, { group_id: group.id })
    const { context } = await asStaff(tenant)
    const page = await context.newPage()
    await page.goto(at('console', `${prefix(language)}/campaigns`))
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: say.campaign }).click()
    const sheet = page.getByRole('dialog')
    for (const name of say.fields) await sheet.getByRole('textbox', { name }).fill(`Eid ${me}`)
    await sheet.getByRole('combobox').selectOption(group.id)
    await sheet.getByRole('button', { name: say.tried }).click()
    const send = sheet.getByRole('button', { name: say.send })
    await expect(send).toBeVisible()
    await expectNoAxeViolations(page)
    await send.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('article', { name: `Eid ${me}` })).toBeVisible()
  },
)
