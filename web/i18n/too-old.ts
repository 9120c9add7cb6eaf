import type { Language } from '#domain/core/words.ts'

/** What a page says in a browser below the baseline. */
export interface TooOldWords {
  readonly title: string
  readonly text: string
}

export const tooOldForGuests: Record<Language, TooOldWords> = {
  ar: {
    title: 'متصفحك قديم ولا يمكن الطلب منه',
    text: 'تصفّح القائمة متاح هنا. للطلب يلزم تحديث المتصفح أو جهاز آخر، أو الاتصال بنا.',
  },
  en: {
    title: 'This browser is too old to order with',
    text: 'You can still read the menu. To order, update the browser, use another device, or call us.',
  },
}

export const tooOldForStaff: Record<Language, TooOldWords> = {
  ar: { title: 'متصفح هذا الجهاز قديم', text: 'تعمل لوحة التحكم بعد تحديث المتصفح أو على جهاز آخر.' },
  en: {
    title: 'The browser of this device is too old',
    text: 'Update the browser or use another device to work with the console.',
  },
}
