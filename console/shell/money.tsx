import { symbolIsFirst } from '#domain/core/words.ts'
import { Price } from '#ui/text/price.tsx'
import { useMember } from './member.ts'
import { useLanguage } from '#web/use-language.ts'

const betweenThousands = /\B(?=(?:\d{3})+\.)/g

interface MoneyProps {
  readonly amount: string
  /** The code of another currency than the restaurant's. */
  readonly currency?: string | undefined
  readonly size?: 's' | 'm' | 'l'
}

/** An amount in the restaurant's currency, its thousands apart: sums of a day or a year are long. */
export function Money({ amount, currency, size = 's' }: MoneyProps) {
  const { tenant } = useMember()
  return (
    <Price
      amount={amount.replace(betweenThousands, ',')}
      symbol={currency ?? tenant.symbol}
      symbolFirst={symbolIsFirst[useLanguage()]}
      size={size}
    />
  )
}
