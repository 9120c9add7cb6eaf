import { Price } from '#ui/price.tsx'
import { useMember } from './member.ts'
import { useLanguage } from '#web/use-language.ts'

/** An amount in the restaurant's currency. */
export function Money({ amount, size = 's' }: { readonly amount: string; readonly size?: 's' | 'm' | 'l' }) {
  const { tenant } = useMember()
  return <Price amount={amount} symbol={tenant.symbol} symbolFirst={useLanguage() === 'en'} size={size} />
}
