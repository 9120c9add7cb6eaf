import type { Words } from '../core/words.ts'

/** What staff choose from when they cancel an order; kept as the sentence that they saw, beside what they write themselves. */
export const cancelReasons = {
  busy: { ar: 'ازدحام كبير في المطبخ', en: 'The kitchen is too busy' },
  missing: { ar: 'صنف في الطلب غير متوفر', en: 'An item in the order ran out' },
  closing: { ar: 'الفرع على وشك الإغلاق', en: 'The branch is about to close' },
  customer: { ar: 'بطلب من العميل', en: 'The customer asked for it' },
} as const satisfies Record<string, Words>

/** Takes why an order was cancelled; returns it in both languages when it is one of the sentences to choose from. */
export function chosenReason(reason: string): Words | undefined {
  return Object.values(cancelReasons).find(({ ar, en }) => reason === ar || reason === en)
}
