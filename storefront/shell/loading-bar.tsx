import { useMoving } from '../moves/moves.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './loading-bar.module.css'
import {} from '../moves/moves.ts'

/** Two pixels at the top while a page loads, from 200 ms on, over 5 seconds (spec 9; the times stand in the CSS). */
export function LoadingBar() {
  const t = useText()
  const moving = useMoving()
  return (
    <div role="status">
      {moving && (
        <>
          <span className={styles.bar} />
          <span className="vh">{t('shell.loading')}</span>
        </>
      )}
    </div>
  )
}
