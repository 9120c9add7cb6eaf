import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './note.module.css'

interface NoteProps {
  readonly tone: 'info' | 'ok' | 'warn' | 'err'
  /** Said at once when it appears. */
  readonly alert?: boolean
  readonly children: ReactNode
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, err: CircleAlert } as const

/** A sentence that matters, in place, with its icon. */
export function Note({ tone, alert = false, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={alert ? 'alert' : undefined}>
      <Icon of={icons[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
