import type { OrderWire } from '#contract/ordering/order.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import sharp from 'sharp'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const said = {
  ar: {
    guest: 'نوف',
    rate: 'تقييم الطلب',
    food: 'الطعام',
    service: 'الخدمة',
    three: '3 نجوم من 5',
    five: '5 نجوم من 5',
    liked: /^أعجبني/,
    comment: /^ملاحظات/,
    words: 'ساخن ولذيذ',
    add: 'إضافة صور',
    photo: (number: number) => `الصورة ${number} من التقييم`,
    remove: (number: number) => `إزالة الصورة ${number}`,
    tooLarge: 'لا يمكن أن يتجاوز حجم الصورة 4 ميجابايت',
    noPicture: 'الملف ليس صورة صالحة',
    required: 'هذا الحقل مطلوب',
    fillAll: 'يُرجى تعبئة جميع الحقول',
    send: 'إرسال التقييم',
    thanks: 'شكرًا على التقييم',
    done: 'تم',
    yours: 'تقييمك',
    answered: 'رد المطعم',
  },
  en: {
    guest: 'Nouf',
    rate: 'Rate the order',
    food: 'Food',
    service: 'Service',
    three: '3 stars of 5',
    five: '5 stars of 5',
    liked: /^Liked/,
    comment: /^Comment/,
    words: 'Warm and quick',
    add: 'Add photos',
    photo: (number: number) => `Photo ${number} of the rating`,
    remove: (number: number) => `Remove photo ${number}`,
    tooLarge: "Image size can't exceed 4 MB",
    noPicture: 'The file is not a picture',
    required: 'Field is required',
    fillAll: 'Please fill all fields',
    send: 'Send the rating',
    thanks: 'Thank you for rating',
    done: 'Done',
    yours: 'Your rating',
    answered: 'The restaurant’s reply',
  },
} as const

/** A paid order of a new browser that the branch has handed over. */
async function deliver(port: number, language: Language) {
  const visitor = makeVisitor(port, 'saffron.localhost', language)
  const order = await orderByApi(visitor, `${said[language].guest} ${Date.now() % 10_000}`)
  const { visitor: staff } = await signInByApi(port, 'saffron')
  let { version } = order
  for (const action of ['accept', 'ready', 'hand_over'])
    ({ version } = await staff.call<TicketWire>('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action,
      version,
    }))
  return { order: order satisfies OrderWire, visitor }
}

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test(
  'a completed order is rated with photos and a thumb; the restaurant answers, and the guest reads it',
  { tag: '@ar' },
  async ({ page, context, at, port, asStaff, trouble }, { project }) => {
    trouble.expect(/422 POST .*\/rating\/photos/)
    const language = project.name === 'phone' ? 'ar' : 'en'
    const words = said[language]
    const { order, visitor } = await deliver(port, language)
    await goOnAs(context, visitor)
    await page.goto(at('saffron', `${language === 'ar' ? '' : '/en'}/o/${order.id}`))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: words.rate }).click()
    const dialog = page.getByRole('dialog')

    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: words.fillAll })).toBeVisible()
    await expect(dialog.getByText(words.required)).toHaveCount(2)
    await expect(dialog.getByRole('group', { name: words.food }).getByRole('radio').first()).toBeFocused()

    // by the keys alone: the first star, then two further
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('group', { name: words.food }).getByLabel(words.three)).toBeChecked()
    await dialog.getByRole('group', { name: words.service }).getByLabel(words.five).press('Space')
    await dialog.getByRole('button', { name: words.liked }).first().click()
    await dialog.getByLabel(words.comment).fill(words.words)

    const choose = dialog.getByLabel(words.add)
    await choose.setInputFiles([named('large.jpg', Buffer.alloc(4.1 * 1024 * 1024))])
    await expect(dialog.getByText(words.tooLarge)).toBeVisible()
    await choose.setInputFiles([named('page.jpg', Buffer.from('<html><script>alert(1)</script></html>'))])
    await expect(dialog.getByText(words.noPicture)).toBeVisible()
    await choose.setInputFiles([
      named('a.jpg', await photo('#804020')),
      named('b.jpg', await photo('#208040')),
      named('c.jpg', await photo('#204080')),
    ])
    await expect(dialog.getByRole('img', { name: words.photo(3) })).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveCount(0)
    await expect(dialog.getByText(words.noPicture)).toBeHidden()
    await dialog.getByRole('button', { name: words.remove(3) }).click()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByRole('heading', { name: words.thanks }).last()).toBeVisible()
    await dialog.getByRole('button', { name: words.done }).click()

    const card = page.getByRole('region', { name: words.yours })
    await expect(card.getByRole('img', { name: words.three })).toBeVisible()
    await expect(card.getByText(words.words)).toBeVisible()
    await expect(card.getByRole('img', { name: words.photo(2) })).toBeVisible()
    await expectNoAxeViolations(page)

    const { context: office } = await asStaff('saffron')
    const ratings = await office.newPage()
    await ratings.goto(at('console', '/en/ratings'))
    await waitUntilAlive(ratings)
    const mine = ratings.getByRole('article').filter({ hasText: words.words }).first()
    await expect(mine.getByRole('img', { name: 'Photo 2' })).toBeVisible()
    await expectNoAxeViolations(ratings)
    await mine.getByRole('button', { name: 'Answer' }).click()
    await ratings.getByRole('dialog').getByLabel('Your answer').fill('Come again!')
    await ratings.getByRole('dialog').getByRole('button', { name: 'Send reply' }).click()
    await expect(mine.getByText('Come again!')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: words.answered })).toBeVisible()
    await expect(page.getByText('Come again!')).toBeVisible()
  },
)
