import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { texts } from '#domain/platform/texts.ts'

const arabic = /[\u0621-\u064a]/

/** Every file that has words of the product in Arabic: not the demo's, nor what imitates an outside system. */
const files = globSync('{domain,contract,server,storefront,web,ui,platform,console}/**/*.{ts,tsx}', {
  exclude: (path) => /\.test\.|\/testing\/|simulat|\/sample-/.test(path),
}).filter((path) => arabic.test(readFileSync(path, 'utf8')))

const letters = '\u0621-\u0652'
/** Takes words; returns what finds one of them standing alone, after "and" or "so", or with a pronoun behind it. */
const wordOf = (words: readonly string[]) =>
  new RegExp(`(?<![${letters}])[وف]?(?:${words.join('|')})(?:ه|ها|هم)?(?![${letters}])`)

/** What speaks to a man alone. Words that also say "he did" are found where only the order can be meant. */
const commands = wordOf([
  'اختر',
  'أدخل',
  'جرّب',
  'أعد',
  'احفظ',
  'احذف',
  'أزل',
  'ابدأ',
  'راجع',
  'تابع',
  'ادفع',
  'اضغط',
  'قيّم',
  'استخدم',
  'استبدل',
  'اكتب',
  'اطلب',
  'افتح',
  'امسح',
  'اسأل',
  'أضف',
  'اترك',
  'انقل',
  'ارسم',
  'ارجع',
  'صحّح',
  'ألغِ',
  'احجز',
  'انضم',
  'أثبت',
  'تفضّل',
  'حاول',
  'أرسل',
  'انتظر',
  'فتواصل',
  'فسجّل',
  'ابحث',
  'الصق',
  'انسخ',
  'اسحب',
  'حرّك',
  'شغّل',
  'اربط',
  'أنشئ',
  'أعطِ',
  'ألغه',
  'كرّر',
  'تحقق من',
  'تواصل مع',
  'عدّل من',
])

const specTexts = Object.values(texts).map((text) => text.ar)

/** Takes files; returns their lines in Arabic with where they stand, without the texts of the specification (5, 8). */
function saidIn(paths: readonly string[]): { place: string; said: string }[] {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line, i) => ({ place: `${path}:${i + 1}`, said: line.trim() }))
      .filter(({ said }) => arabic.test(said) && !specTexts.some((text) => said.includes(text))),
  )
}

it('guests and staff are spoken to as anyone, not as a man: by what is asked, never by an order', () => {
  // what the log says of a colleague who did it is written as an order is
  const spoken = saidIn(files).filter(({ said }) => !said.startsWith("'audit.do."))
  expect(spoken.length).toBeGreaterThan(4000)
  expect(spoken.filter(({ said }) => commands.test(said))).toEqual([])
})

it('money that goes back has one word, for guest and staff', () => {
  const said = saidIn(files).filter(({ said: words }) => /استرجاع|استرجع|مسترجع/.test(words))
  // a ticket that comes back to the kitchen's screen is no money
  const kitchen = said.filter(({ place }) => place.startsWith('console/i18n/ar/kitchen.ts'))
  expect(kitchen).toHaveLength(3)
  expect(said.filter((one) => !kitchen.includes(one))).toEqual([])
})
