import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { Money } from '../shell/money.tsx'

/** What delivering costs; a fee of nothing is a word, not 0.00. */
export function FeeWords({ fee }: { readonly fee: string }) {
  const t = useDeliveryText()
  return Number(fee) === 0 ? <>{t('delivery.free')}</> : <Money amount={fee} size="s" />
}
