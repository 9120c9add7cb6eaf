import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './notice-bar.module.css'
import type { Moves } from './use-moves.ts'

/** What came of the last step: an offer to undo for five seconds, or why it was refused. */
export function NoticeBar({ moves }: { readonly moves: Moves }) {
  const t = useText()
  const { notice, forget, send } = moves
  return (
    <div className={styles.place} role="status">
      {notice?.kind === 'undo' && (
        <div key={notice.ticket.version} className={styles.bar}>
          <Icon of={CircleCheck} />
          <span>{notice.text}</span>
          <button
            type="button"
            className={styles.undo}
            onClick={() => send({ ticket: notice.ticket, action: 'undo' })}
          >
            {t('told.undo')}
          </button>
          <i className={styles.drain} aria-hidden />
        </div>
      )}
      {notice?.kind === 'refused' && (
        <div className={`${styles.bar} ${styles.bad}`}>
          <Icon of={CircleAlert} />
          <span>{notice.text}</span>
          <IconButton icon={X} label={t('shell.close')} onClick={forget} />
        </div>
      )}
    </div>
  )
}
