import type { LucideIcon } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './badge.module.css'

interface BadgeProps {
  readonly tone?: 'plain' | 'accent' | 'ok' | 'warn' | 'err' | 'info' | 'paper'
  readonly icon?: LucideIcon
  /** A tenant's own pair of colours, for order statuses. */
  readonly colors?: { readonly background: string; readonly text: string }
  readonly children: ReactNode
}

/** A short word on a soft ground. Colour never speaks alone: the word or the icon says it. */
export function Badge({ tone = 'plain', icon, colors, children }: BadgeProps) {
  const own: CSSProperties | undefined = colors && { backgroundColor: colors.background, color: colors.text }
  return (
    <span className={`${styles.badge} ${styles[tone]}`} style={own}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  )
}
