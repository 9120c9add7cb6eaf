/** What owners are refused with when they write for their website: status and words (refusals.ts has all the others). */
export const siteRefusals = {
  'target-not-allowed': {
    status: 422,
    words: {
      ar: 'هذا الرابط غير مسموح: صفحة من الموقع، أو رابط https إلى موقع مدرج في القائمة',
      en: 'This target is not allowed: a page of the website, or an https link to a listed site',
    },
  },
  'too-many-redirects': {
    status: 422,
    words: { ar: 'بلغ عدد الروابط الحد الأقصى', en: 'There are already too many links' },
  },
  'html-unsafe': {
    status: 422,
    words: {
      ar: 'يُقبل نص منسّق فقط: فقرات وعناوين وقوائم وروابط https',
      en: 'Only formatted text is accepted: paragraphs, headings, lists and https links',
    },
  },
  'too-many-rows': {
    status: 422,
    words: { ar: 'بلغ العدد الحد الأقصى', en: 'There are already too many' },
  },
} as const
