import { currencySymbol } from './country.ts'
import { toDecimal, type Currency, type Minor } from './money.ts'
import { wordIn, type Language } from './words.ts'

/** Takes minor units, their currency and a language; returns the amount as a message's plain text says it. */
export function amountWords(amount: Minor, currency: Currency, language: Language): string {
  const symbol = wordIn(currencySymbol(currency), language)
  return language === 'ar' ? `${toDecimal(amount)} ${symbol}` : `${symbol} ${toDecimal(amount)}`
}
