import { Bike, Check, ChefHat, House, PackageCheck, ReceiptText } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { currentStep, hasEnded } from '../../routes/order/order-progress.ts'
import styles from './timeline.module.css'

const icons: Readonly<Record<string, LucideIcon>> = {
  created: ReceiptText,
  accepted: ChefHat,
  ready: PackageCheck,
  outdelivery: Bike,
  delivered: House,
}

/** The steps of the order with the times of those that happened, and the promise beside "ready". */
export function Timeline({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const at = currentStep(order.timeline)
  const over = hasEnded(order)
  const steps = over ? order.timeline.filter((step) => step.done) : order.timeline
  const last = order.timeline.length - 1
  if (steps.length === 0) return null
  return (
    <ol className={styles.steps} aria-label={t('order.steps')}>
      {steps.map((step, i) => {
        const current = i === at && !over && at < last
        const look = current ? styles.current : step.done ? styles.done : styles.next
        return (
          <li key={step.status} className={look} aria-current={current ? 'step' : undefined}>
            <span className={styles.dot}>
              <Icon of={step.done && !current ? Check : (icons[step.status] ?? Check)} size="s" />
            </span>
            <b>{step.label}</b>
            <span className={styles.time}>
              {step.time ? (
                <bdi>{step.time}</bdi>
              ) : (
                step.status === (order.type === 'delivery' ? 'delivered' : 'ready') &&
                order.promised_time && <bdi>{t('order.about', { time: order.promised_time })}</bdi>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
