import { CircleQuestionMark } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { statusMessageKey } from '#domain/ordering/order-status.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './status-badge.module.css'

/**
 * A status in the tenant's words and colours. One without a message stands on the spec's colours, large and bold with
 * an icon, since that red is 3.35:1 on its ground (spec 4, design 2).
 */
export function StatusBadge({ shown }: { readonly shown: OrderWire['shown'] }) {
  const colors = { background: shown.background_color, text: shown.text_color }
  if (statusMessageKey[shown.status]) return <Badge colors={colors}>{shown.label}</Badge>
  return (
    <span className={styles.unknown} style={{ backgroundColor: colors.background, color: colors.text }}>
      <Icon of={CircleQuestionMark} />
      {shown.label}
    </span>
  )
}
