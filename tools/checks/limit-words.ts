const enNumber =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred)'
const arNumber =
  '(?:\\d[\\d,]*|ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثمانية?|ثمان|تسعة?|عشرة?|عشر(?:ون|ين)|ثلاث(?:ون|ين)|خمس(?:ون|ين)|مئة|ألف)'
const enThing =
  '(?:MB|minutes?|hours?|days?|weeks?|months?|years?|digits?|characters?|letters?|lines?|rows?|photos?|pictures?|times|tries|pieces|branches|dishes|orders)'
const arThing =
  '(?:ميجابايت|ميغابايت|دقائق|دقيقة|ساعات|ساعة|أيام|يومًا|يوم|أسابيع|أشهر|شهرًا|سنوات|سنة|أرقام|رقمًا|أحرف|حرفًا|أسطر|سطرًا|سطر|صور|صورة|مرات|مرة|محاولات|محاولة|فروع|أصناف|طلبات)'

const saidNumber = new RegExp(
  `(?<![\\p{L}\\p{N}.:/])(?:${enNumber}[ -]${enThing}|${arNumber} ${arThing})(?![\\p{L}\\p{N}])`,
  'giu',
)
/** One of a thing is a plural form, never a limit. */
const one = /^1[ -]/

/** Numbers of things that are no limit of the product, as they are said, by the file that says them. */
export const noLimits: Readonly<Record<string, readonly string[]>> = {
  // digits of the countries' tax numbers (domain/einvoicing/tax-number.ts)
  'contract/core/refusals.ts': ['15 رقمًا', '15 digits', '9 أرقام', '9 digits'],
  // the law's hours and digits of numbers that the tax authority gives (domain/einvoicing/)
  'console/i18n/ar/einvoicing.ts': ['24 ساعة', '6 أرقام', '12 ساعة', '20 ساعة'],
  'console/i18n/en/einvoicing.ts': ['24 hours', '6 digits', '12 hours', '20 hours'],
  'contract/einvoicing/einvoicing-refusals.ts': [
    '4 أرقام',
    '4 digits',
    '5 أرقام',
    '5 digits',
    '10 أرقام',
    '10 digits',
    '6 أرقام',
    '6 digits',
  ],
  // a moment of the countdown at which a screen reader is told
  'storefront/i18n/ar/order.ts': ['خمس دقائق'],
  'storefront/i18n/en/order.ts': ['Five minutes'],
  // what 1440 of a field's minutes are
  'console/i18n/ar/content.ts': ['1440 دقيقة'],
  'console/i18n/en/content.ts': ['1440 minutes'],
  // a week
  'console/i18n/ar/desk.ts': ['سبعة أيام'],
  'console/i18n/en/desk.ts': ['seven days'],
  // a day
  'console/i18n/ar/messages.ts': ['24 ساعة'],
  // askingEndsMs of settle-attempt.ts, which the console cannot import
  'console/i18n/ar/orders.ts': ['24 ساعة'],
  'console/i18n/en/orders.ts': ['24 hours'],
  'console/i18n/en/messages.ts': ['24 hours'],
  'domain/usage/usage-words.ts': ['24 ساعة', '24 hours'],
  // a function of the database knows it (due_rating_photos), whose migrations do not change
  'console/i18n/ar/ratings.ts': ['30 يومًا'],
  'console/i18n/en/ratings.ts': ['30 days'],
  // the quarters in which reservations are counted
  'console/i18n/en/reservations.ts': ['15 minutes'],
  // a fortnight: 14 days of limits.ratingDays, as the rule says it
  'contract/reservations/reservation.ts': ['two weeks'],
  // the code on the back of a card
  'platform/i18n/ar.ts': ['3 أرقام'],
  'platform/i18n/en.ts': ['3-digit'],
}

/**
 * Takes a file and a text in it; returns the numbers of things that the text says by itself ("6 photos", "ثلاث مرات"). What
 * is filled in, and what is known to be no limit, it does not say.
 */
export function numbersSaid(file: string, text: string): string[] {
  const known = noLimits[file] ?? []
  return [...text.matchAll(saidNumber)]
    .map(([said]) => said)
    .filter((said) => !one.test(said) && !known.includes(said))
}
