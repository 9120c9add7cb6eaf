import { currencySymbol } from './country.ts'
import { toDecimal, type Currency, type Minor } from './money.ts'
import { symbolIsFirst, wordIn, type Language } from './words.ts'

/** Takes minor units, their currency and a language; returns the amount as a message's plain text says it. */
export function amountWords(amount: Minor, currency: Currency, language: Language): string {
  const symbol = wordIn(currencySymbol(currency), language)
  return besideSymbol(toDecimal(amount), symbol, language)
}

/** Takes a number as it is shown, its currency's symbol and a language; returns both in the order of the language. Never refuses. */
export function besideSymbol(number: string, symbol: string, language: Language): string {
  return symbolIsFirst[language] ? `${symbol} ${number}` : `${number} ${symbol}`
}

/** Takes basis points; returns a percentage as people write it: 1500 → "15", 1450 → "14.5". */
export function percentWords(basisPoints: number): string {
  return String(basisPoints / 100)
}
