import { Price } from '#ui/price.tsx'
import { useMember } from './member.ts'
import { useLanguage } from '#web/use-language.ts'

const betweenThousands = /\B(?=(?:\d{3})+\.)/g

/** An amount in the restaurant's currency, its thousands apart: sums of a day or a year are long. */
export function Money({ amount, size = 's' }: { readonly amount: string; readonly size?: 's' | 'm' | 'l' }) {
  const { tenant } = useMember()
  return (
    <Price
      amount={amount.replace(betweenThousands, ',')}
      symbol={tenant.symbol}
      symbolFirst={useLanguage() === 'en'}
      size={size}
    />
  )
}
