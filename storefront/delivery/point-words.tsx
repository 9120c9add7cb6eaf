import type { BranchToWire } from '#contract/delivery/delivery.ts'
import { Note } from '#ui/note.tsx'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { Alternatives } from './alternatives.tsx'
import styles from './delivery-form.module.css'
import { Terms } from './terms.tsx'
import type { PointAnswer } from './use-point-answer.ts'

interface PointWordsProps {
  readonly answer: PointAnswer
  /** Who would deliver there. */
  readonly server: BranchToWire | undefined
  /** Somebody wanted to go on without a place. */
  readonly missing: boolean
  readonly onChoose: Parameters<typeof Alternatives>[0]['onChoose']
}

/** What is known of the place under the pin; each answer is said aloud. */
export function PointWords({ answer, server, missing, onChoose }: PointWordsProps) {
  const t = useDeliveryText()
  return (
    <div role="status" className={styles.answer}>
      {answer === 'none' && missing && <Note tone="err">{t('delivery.needs-pin')}</Note>}
      {answer === 'none' && !missing && <p className={styles.quiet}>{t('delivery.pin-first')}</p>}
      {answer === 'asking' && <p className={styles.quiet}>{t('delivery.asking')}</p>}
      {answer === 'failed' && <Note tone="warn">{t('delivery.not-asked')}</Note>}
      {server && (
        <>
          <h2>{t('delivery.from', { branch: server.branch_name })}</h2>
          <Terms
            fee={server.fee}
            minimum={server.minimum}
            minutes={server.ready_minutes}
            freeAbove={server.free_above}
          />
          {!server.open && <Note tone="warn">{t('delivery.closed')}</Note>}
        </>
      )}
      {typeof answer === 'object' && !server && (
        <>
          <Note tone="warn">{t('delivery.none')}</Note>
          <Alternatives answer={answer} onChoose={onChoose} />
        </>
      )}
    </div>
  )
}
