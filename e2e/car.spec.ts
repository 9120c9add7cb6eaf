import type { MenuWire } from '#contract/menu/menu.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { Guest } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const ar = {
  from: /من هنا: فرع العليا/,
  choose: 'اختيار السيارة',
  brand: 'كيا',
  color: 'أحمر',
  plate: 'رقم اللوحة',
  use: 'استخدام هذه السيارة',
  place: /رقم الموقف/,
  here: 'وصلت',
  told: /أُبلغ الفرع بالوصول/,
  coming: 'الفريق في الطريق إلى السيارة',
  sooner: /أصبح الموعد أقرب/,
  follow: 'التتبّع على الخريطة',
  untracked: 'تتبّع الطلب غير متاح',
  cancel: 'إلغاء الطلب',
  asked: 'أُلغي بطلب منك.',
  back: /جارٍ إعادة|أُعيد مبلغ/,
}
const en: typeof ar = {
  from: /here: Olaya/,
  choose: 'Choose the vehicle',
  brand: 'Kia',
  color: 'Red',
  plate: 'Plate number',
  use: 'Use this vehicle',
  place: /Bay number/,
  here: 'I’m here',
  told: /We told the branch/,
  coming: 'The team is on the way to your car',
  sooner: /Sooner than promised/,
  follow: 'Track on the map',
  untracked: 'Tracking is not available',
  cancel: 'Cancel order',
  asked: 'Canceled at your request.',
  back: /on its way back|went back/,
}
const words = { ar, en }
const languageOf = (name: string): Language => (name === 'phone' ? 'ar' : 'en')

async function readDish(port: number, language: Language): Promise<string> {
  const visitor = makeVisitor(port, 'saffron.localhost', language)
  const menu = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=car')
  const dish = menu.items.find((item) => item.state === 'available' && !item.needs_choice)
  if (!dish) throw new Error('The demo menu has no such dish.')
  return dish.name
}

test('spec 1: from the car: a new vehicle, "I\'m here" rings at the branch, and its answer is seen @ar', async ({
  page,
  at,
  port,
  asStaff,
}, { project }) => {
  const language = languageOf(project.name)
  const w = words[language]
  const guest = new Guest(page, language)
  const name = language === 'ar' ? 'ريم' : 'Reem'
  await guest.open(at('saffron', language === 'ar' ? '/select-type/car' : '/en/select-type/car'))
  await page.getByRole('link', { name: w.from }).click()
  await page.waitForURL('**/menu/car')
  await waitUntilAlive(page)
  await guest.addPlain(await readDish(port, language))
  await guest.goToCheckout()
  await page.getByRole('button', { name: w.choose }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: w.brand }).press('Space')
  await dialog.getByRole('radio', { name: w.color }).press('Space')
  await dialog.getByLabel(w.plate).fill('ABC ١٢٣')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: w.use }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('ABC 123')).toBeVisible()
  await expectNoAxeViolations(page)
  await guest.fillContact(name, '0551234573')
  await guest.pay()
  await guest.useCard('useCard')
  await page.waitForURL(/\/order\//)
  await guest.seesStatus(guest.words.submitted)

  const { context } = await asStaff('saffron')
  const board = await context.newPage()
  await board.goto(at('console', '/en'))
  await waitUntilAlive(board)
  const ticket = board.getByRole('article').filter({ hasText: name }).first()
  await expect(ticket.getByText('ABC 123')).toBeVisible()
  // a bell is never without an order: what a search hides is one press away
  await board.getByRole('searchbox').fill('nobody')
  await expect(ticket).toBeHidden()
  await board.getByRole('button', { name: /^Show \d+ waiting order/ }).click()
  await ticket.getByRole('button', { name: 'Accept' }).click()
  // a guest who arrives in this very moment is news to the branch, whose press is then refused by name (safety 10)
  await expect(ticket.getByRole('button', { name: 'Ready' })).toBeVisible()

  await page.getByLabel(w.place).fill('Bay 3')
  await page.getByRole('button', { name: w.here }).click()
  await expect(page.getByText(w.told)).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(ticket.getByText('The guest is here')).toBeVisible()
  await expect(ticket.getByText('Bay 3')).toBeVisible()
  await expectNoAxeViolations(board)
  await ticket.getByRole('button', { name: /We are coming/ }).click()
  await expect(page.getByText(w.coming)).toBeVisible()

  await ticket.getByRole('button', { name: /details|Details|More/ }).click()
  await board.getByRole('dialog').getByRole('button', { name: 'Tell the guest the new time' }).click()
  await expect(page.getByText(w.sooner)).toBeVisible()
  for (const step of ['Ready', 'Hand over']) await ticket.getByRole('button', { name: step }).click()
  await guest.seesStatus(guest.words.completed)
})

test(
  'rule "Cancelling by the guest": a customer cancels with one tap before the branch accepts, and the money goes back',
  { tag: '@ar' },
  async ({ page, context, at, port }, { project }) => {
    const language = languageOf(project.name)
    const w = words[language]
    const visitor = makeVisitor(port, 'saffron.localhost', language)
    const { id } = await orderByApi(visitor, 'Layan')
    const url = at('saffron', `${language === 'ar' ? '' : '/en'}/order/${id}`)
    await goOnAs(context, visitor)
    await page.goto(url)
    await waitUntilAlive(page)
    await page.getByRole('link', { name: w.follow }).click()
    await page.waitForURL('**/tracking')
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: w.cancel }).click()
    await expect(page.getByText(w.asked)).toBeVisible()
    await expect(page.getByText(w.back)).toBeVisible()
  },
)

test(
  'spec 8: "Tracking is not available" to who did not order, with the way to what the link shows',
  { tag: '@en' },
  async ({ page, at, port, trouble }, { project }) => {
    const language = languageOf(project.name)
    const prefix = language === 'ar' ? '' : '/en'
    const { id } = await orderByApi(makeVisitor(port, 'saffron.localhost', language), 'Layan')
    trouble.expect(/404 GET .*\/tracking/)
    await page.goto(at('saffron', `${prefix}/order/${id}/tracking`))
    await expect(page.getByRole('heading', { name: words[language].untracked })).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(page.locator(`a[href$="/o/${id}"]`)).toBeVisible()
  },
)
