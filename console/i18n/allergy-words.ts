/** Words in customers' notes that a kitchen must not overlook, in both languages: stems, as people write them. */
export const allergyWords: readonly string[] = [
  'حساسي',
  'يتحسس',
  'تتحسس',
  'أتحسس',
  'اتحسس',
  'سيلياك',
  'جلوتين',
  'غلوتين',
  'لاكتوز',
  'فول سوداني',
  'مكسرات',
  'سمسم',
  'سيليك',
  'allerg',
  'anaphyla',
  'intoleran',
  'coeliac',
  'celiac',
  'gluten',
  'lactose',
  'peanut',
  'nuts',
  'walnut',
  'hazelnut',
  'cashew',
  'pistachio',
  'sesame',
]

/** With what Arabic writes onto the beginning of a word: and, the, for, with. A regular expression's alternatives. */
export const wordBeginnings = 'و?(?:بال|لل|ال|ب|ل)|و'
