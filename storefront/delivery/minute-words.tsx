import { N } from '#ui/text/n.tsx'
import { fillWith } from '../i18n/say.tsx'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'

/** "25–35 min": the later end chooses the plural form, as one reads it. */
export function MinuteWords({ from, to }: { readonly from: number; readonly to: number }) {
  const t = useDeliveryText()
  return <>{fillWith(t('delivery.minutes', { form: to }), { range: <N>{`${from}–${to}`}</N> })}</>
}
