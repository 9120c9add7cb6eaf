import type { BillRowKey } from './bill-rows.ts'
import type { Words } from '../core/words.ts'

/**
 * What each row of a bill is called, without its percent or code. Receipt, console and files take their words from here;
 * those of the storefront stand in its catalogues, since one more file would be a part of its first view, and a test
 * (storefront/i18n/bill-row-words.test.ts) holds them to these.
 */
export const billRowWords = {
  subtotal: { ar: 'الأصناف', en: 'Items' },
  discount: { ar: 'الخصم', en: 'Discount' },
  coupon: { ar: 'القسيمة', en: 'Coupon' },
  points: { ar: 'النقاط', en: 'Points' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  fees: { ar: 'رسوم أخرى', en: 'Other fees' },
  service: { ar: 'رسوم الخدمة', en: 'Service charge' },
  taxable: { ar: 'الخاضع للضريبة', en: 'Taxable amount' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  deposits: { ar: 'تأمين مسترد', en: 'Returnable deposits' },
  total: { ar: 'الإجمالي', en: 'Total' },
  wallet: { ar: 'من المحفظة', en: 'From the wallet' },
  toPay: { ar: 'المطلوب دفعه', en: 'To pay' },
} as const satisfies Readonly<Record<BillRowKey, Words>>

/** The same on a roll of paper, which is narrow. */
export const narrowBillRowWords = {
  ...billRowWords,
  service: { ar: billRowWords.service.ar, en: 'Service' },
  deposits: { ar: billRowWords.deposits.ar, en: 'Deposits' },
  wallet: { ar: billRowWords.wallet.ar, en: 'From wallet' },
} as const satisfies Readonly<Record<BillRowKey, Words>>

/** What was sold over a span of days, where many bills are summed. */
export const salesRowWords = {
  discount: { ar: 'خصم الأصناف', en: 'Product discounts' },
  coupon: { ar: 'القسائم', en: 'Coupons' },
} as const satisfies Partial<Readonly<Record<BillRowKey, Words>>>
