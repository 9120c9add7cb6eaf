import type { OrderWire } from '#contract/ordering/order.ts'
import { Note } from '#ui/note.tsx'
import { useCompanyText } from '../../i18n/use-company-text.ts'

/** The order waits for its company: nothing is made before it is approved. Spec 4 b2b_pending. */
export function CompanyNote({ order }: { readonly order: OrderWire }) {
  const t = useCompanyText()
  if (order.status !== 'b2b_pending') return null
  return <Note tone="info">{t('company.waits')}</Note>
}
