import { symbolIsFirst } from '#domain/core/words.ts'
import { Price } from '#ui/text/price.tsx'
import { useLanguage, useSite } from './use-site.ts'

interface MoneyProps {
  /** A decimal string as the server sends it. */
  readonly amount: string
  readonly size?: 's' | 'm' | 'l' | 'xl'
  readonly muted?: boolean
}

/** An amount in the tenant's currency. */
export function Money(props: MoneyProps) {
  const { currency } = useSite()
  return <Price {...props} symbol={currency.symbol} symbolFirst={symbolIsFirst[useLanguage()]} />
}
