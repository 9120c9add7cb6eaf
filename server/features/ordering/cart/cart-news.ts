import { toDecimal } from '#domain/money.ts'
import { wordIn, type Language } from '#domain/words.ts'
import type { PricedCart } from './show-cart.ts'

const say = {
  ar: {
    cut: (name: string, left: number) => `بقي ${left} فقط من «${name}»، فعُدّلت الكمية.`,
    price: (name: string, from: string, to: string) => `سعر «${name}» صار ${to} بعد أن كان ${from}.`,
  },
  en: {
    cut: (name: string, left: number) => `Only ${left} left of “${name}”, so the quantity was changed.`,
    price: (name: string, from: string, to: string) => `“${name}” now costs ${to}, it was ${from}.`,
  },
} as const

/** Takes a fitted cart; returns in sentences which lines were cut to what is left and which cost another amount now. */
export function cartNews({ cut, repriced }: PricedCart, language: Language): string[] {
  const words = say[language]
  return [
    ...cut.map((line) => words.cut(wordIn(line.name, language), line.quantity)),
    ...repriced.map(({ line, from, to }) =>
      words.price(wordIn(line.name, language), toDecimal(from), toDecimal(to)),
    ),
  ]
}
