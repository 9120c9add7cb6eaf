import { createHash } from 'node:crypto'
import type { StoredCard } from './book-line.ts'
import { testCards } from './test-cards.ts'
import type { CardOutcome } from './test-cards.ts'

export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export type CardProblem =
  | 'number-invalid'
  | 'number-not-test'
  | 'expiry-invalid'
  | 'expiry-past'
  | 'cvc-invalid'
export type CardProblems = { readonly [field in keyof TypedCard]?: CardProblem }

export type ReadCard =
  | { readonly ok: true; readonly card: StoredCard; readonly outcome: CardOutcome }
  | { readonly ok: false; readonly problems: CardProblems }

/** Takes what was typed (any digits, spaces allowed) and the time; returns the card, or what is wrong with it. */
export function readCard(typed: TypedCard, now: number): ReadCard {
  const number = plain(typed.number)
  const known = testCards.find((card) => card.number === number)
  const numberProblem = !passesLuhn(number) ? 'number-invalid' : known ? undefined : 'number-not-test'
  const expiryProblem = checkExpiry(plain(typed.expiry), now)
  const cvcProblem = /^\d{3}$/.test(plain(typed.cvc)) ? undefined : 'cvc-invalid'
  if (!known || numberProblem || expiryProblem || cvcProblem) {
    return {
      ok: false,
      problems: {
        ...(numberProblem && { number: numberProblem }),
        ...(expiryProblem && { expiry: expiryProblem }),
        ...(cvcProblem && { cvc: cvcProblem }),
      },
    }
  }
  const card = {
    brand: 'visa',
    last4: number.slice(-4),
    fingerprint: markOf(number, plain(typed.expiry)),
  } as const
  return { ok: true, card, outcome: known.outcome }
}

/** Test cards alone come this far, so it tells nothing of a real one. Another expiry is another person's card. */
function markOf(number: string, expiry: string): string {
  const [, month, year] = expiryShape.exec(expiry) ?? []
  return createHash('sha256')
    .update(`${number} ${Number(month)} ${year}`)
    .digest('base64url')
    .slice(0, 16)
}

/** Takes a card number without spaces; tells whether it has 12 to 19 digits and the right check digit. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  let sum = 0
  for (const [i, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

const expiryShape = /^(0?[1-9]|1[0-2])\/?(?:20)?(\d\d)$/

function checkExpiry(expiry: string, now: number): CardProblem | undefined {
  const match = expiryShape.exec(expiry)
  if (!match) return 'expiry-invalid'
  const today = new Date(now)
  const months =
    (2000 + Number(match[2]) - today.getUTCFullYear()) * 12 + Number(match[1]) - 1 - today.getUTCMonth()
  if (months < 0) return 'expiry-past'
  return months > 20 * 12 ? 'expiry-invalid' : undefined
}

function plain(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\s\-\u200e\u200f]/g, '')
}
