import { toDecimal } from '#domain/core/money.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { PricedCart } from './priced-cart.ts'

const say = {
  ar: {
    untimed: (branch: string) => `أُزيل الوقت الذي اخترته: «${branch}» لا يستقبل هذه الطلبات لوقت لاحق.`,
    cut: (name: string, left: number) => `لا يُطلب الآن من «${name}» أكثر من ${left}، فعُدّلت الكمية.`,
    price: (name: string, from: string, to: string) => `سعر «${name}» صار ${to} بعد أن كان ${from}.`,
  },
  en: {
    untimed: (branch: string) =>
      `The time that you chose was taken out: “${branch}” takes no such orders for later.`,
    cut: (name: string, left: number) =>
      `Only ${left} of “${name}” can be had now, so the quantity was changed.`,
    price: (name: string, from: string, to: string) => `“${name}” now costs ${to}, it was ${from}.`,
  },
} as const

type News = Pick<PricedCart, 'cut' | 'repriced'> & Partial<Pick<PricedCart, 'branch' | 'untimed'>>

/**
 * Takes a fitted cart; returns in sentences that its time went, which lines were cut to what can be had and which cost
 * another amount now.
 */
export function cartNews({ branch, untimed, cut, repriced }: News, language: Language): string[] {
  const words = say[language]
  return [
    ...(untimed && branch ? [words.untimed(wordIn(branch.name, language))] : []),
    ...cut.map((line) => words.cut(wordIn(line.name, language), line.quantity)),
    ...repriced.map(({ line, from, to }) =>
      words.price(wordIn(line.name, language), toDecimal(from), toDecimal(to)),
    ),
  ]
}
