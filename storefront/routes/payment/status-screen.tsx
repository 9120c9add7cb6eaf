import { CircleAlert, CircleCheck, LoaderCircle, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import styles from './status-screen.module.css'

interface StatusScreenProps {
  readonly look: 'busy' | 'ok' | 'err' | 'back'
  readonly title: string
  readonly hint: string
  /** The sum in question. */
  readonly sum?: ReactNode
  /** The ways on, the main one first. */
  readonly children?: ReactNode
}

const icons: Readonly<Record<StatusScreenProps['look'], LucideIcon>> = {
  busy: LoaderCircle,
  ok: CircleCheck,
  err: CircleAlert,
  back: Undo2,
}

/** A page that says one thing about a payment: sign, line, sentence, ways on. */
export function StatusScreen({ look, title, hint, sum, children }: StatusScreenProps) {
  const t = useText()
  return (
    <main id="content" className={styles.screen}>
      <PageHead title={t('payment.title')} hidden />
      <div role="status" aria-busy={look === 'busy' || undefined}>
        <span className={`${styles.sign} ${styles[look]}`}>
          <Icon of={icons[look]} size="l" />
        </span>
        <h1>{title}</h1>
        {sum}
        <p>{hint}</p>
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </main>
  )
}
