import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { goOnAs } from '../go-on-as.ts'
import { expect, test } from './own-product.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import type { Language } from '../words.ts'

const said = {
  ar: {
    add: 'إضافة',
    nameAr: 'بالعربية',
    nameEn: 'بالإنجليزية',
    percent: /زيادة أو خصم/,
    offer: 'السعر المعتاد مشطوب بجانب الأقل، مع وقت الانتهاء',
    save: 'حفظ',
    saved: 'حُفظ.',
    fees: 'الرسوم',
    amount: 'المبلغ',
    bag: 'كيس ورقي',
    wrong: 'يُرجى تعبئة جميع الحقول',
  },
  en: {
    add: 'Add',
    nameAr: 'In Arabic',
    nameEn: 'In English',
    percent: /More or less/,
    offer: 'Strike the usual price through beside a lower one, and say when it ends',
    save: 'Save',
    saved: 'Saved.',
    fees: 'Fees',
    amount: 'Amount',
    bag: 'Paper bag',
    wrong: 'Please fill all fields',
  },
} as const

test('an owner makes an offer and a fee, and a guest sees both before paying', async ({
  asStaff,
  at,
  port,
  page,
  trouble,
}, { project }) => {
  const language: Language = project.name === 'phone' ? 'ar' : 'en'
  const words = said[language]
  const local = language === 'ar' ? '' : '/en'
  const guest = makeVisitor(port, 'saffron.localhost', language)
  const menu = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const dish = menu.items.find((one) => one.state === 'available' && !one.needs_choice && !one.price_before)
  const usual = dish?.price ?? ''
  const lower = (Math.round(Number(usual) * 80) / 100).toFixed(2)

  const { context } = await asStaff('saffron')
  const desk = await context.newPage()
  await desk.goto(at('console', `${local}/prices`))
  await waitUntilAlive(desk)
  const save = desk.getByRole('button', { name: words.save, exact: true })
  await desk.getByRole('button', { name: words.add, exact: true }).click()
  trouble.expect(/422 PUT .*price-lists/)
  await save.click()
  await expect(desk.getByRole('status').getByText(words.wrong)).toBeVisible()
  await desk.getByLabel(words.nameAr).fill('ساعة السعادة')
  await desk.getByLabel(words.nameEn).fill('Happy hour')
  await desk.getByLabel(words.percent).fill('-20')
  await desk.getByRole('switch', { name: words.offer }).check()
  await save.click()
  await expect(desk.getByText(words.saved)).toBeVisible()
  await expectNoAxeViolations(desk)

  await desk.getByRole('link', { name: words.fees, exact: true }).click()
  await expect(desk).toHaveURL(/of=fees/)
  await desk.getByRole('button', { name: words.add, exact: true }).click()
  await desk.getByLabel(words.nameAr).fill('كيس ورقي')
  await desk.getByLabel(words.nameEn).fill('Paper bag')
  await desk.getByLabel(words.amount, { exact: true }).fill('0.50')
  await save.click()
  await expect(desk.getByText(words.saved)).toBeVisible()
  await expectNoAxeViolations(desk)

  await page.goto(at('saffron', `${local}/menu`))
  await waitUntilAlive(page)
  const card = page
    .getByRole('article')
    .or(page.locator('li'))
    .filter({ hasText: dish?.name ?? '' })
    .first()
  await expect(card).toContainText(lower)
  await expect(card).toContainText(usual)
  const cart = await guest.call<CartWire>('POST', '/api/v1/carts', {
    type: 'pickup',
    branch_id: menu.branch.id,
    line: { item_id: dish?.id, quantity: 1 },
  })
  expect(cart.bill).toMatchObject({ subtotal: usual, total: (Number(lower) + 0.5).toFixed(2) })
  await goOnAs(page.context(), guest)
  await page.goto(at('saffron', `${local}/cart`))
  await waitUntilAlive(page)
  await expect(page.getByText(words.bag)).toBeVisible()
  await expectNoAxeViolations(page)
})
