import { toDecimal } from '#domain/money.ts'
import { wordIn, type Language } from '#domain/words.ts'
import type { PricedCart } from './show-cart.ts'

const say = {
  ar: {
    untimed: (branch: string) => `أُزيل الوقت الذي اخترته: «${branch}» لا يستقبل هذه الطلبات لوقت لاحق.`,
    cut: (name: string, left: number) => `بقي ${left} فقط من «${name}»، فعُدّلت الكمية.`,
    price: (name: string, from: string, to: string) => `سعر «${name}» صار ${to} بعد أن كان ${from}.`,
  },
  en: {
    untimed: (branch: string) =>
      `The time that you chose was taken out: “${branch}” takes no such orders for later.`,
    cut: (name: string, left: number) => `Only ${left} left of “${name}”, so the quantity was changed.`,
    price: (name: string, from: string, to: string) => `“${name}” now costs ${to}, it was ${from}.`,
  },
} as const

/**
 * Takes a fitted cart; returns in sentences that its time went, which lines were cut to what is left and which cost another
 * amount now.
 */
export function cartNews({ branch, untimed, cut, repriced }: PricedCart, language: Language): string[] {
  const words = say[language]
  return [
    ...(untimed ? [words.untimed(wordIn(branch.name, language))] : []),
    ...cut.map((line) => words.cut(wordIn(line.name, language), line.quantity)),
    ...repriced.map(({ line, from, to }) =>
      words.price(wordIn(line.name, language), toDecimal(from), toDecimal(to)),
    ),
  ]
}
