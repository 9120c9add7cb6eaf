import type { CouponTrouble } from '#domain/loyalty/coupon.ts'
import { fillHoles } from '#domain/core/fill-holes.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { couponWords } from '../loyalty/coupon-words.ts'
import { refusalAnswers } from './refusals.ts'

/** Takes a refusal and a language; returns its words for people, with what it names in their places. */
export function refusalMessage({ code, details }: Refusal, language: Language): string {
  const message = fillHoles(wordIn(refusalAnswers[code].words, language), details)
  if (code !== 'coupon-unavailable') return message
  const more = couponWords[details?.['trouble'] as CouponTrouble]
  if (!more) return message
  const minimum = toDecimal(Number(details?.['minimum'] ?? 0))
  return `${message}. ${fillHoles(wordIn(more, language), { minimum })}`
}
