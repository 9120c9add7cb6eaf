import { useNavigation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import styles from './loading-bar.module.css'

/** Two pixels at the top while a page loads, from 200 ms on, over 5 seconds (spec 9; the times stand in the CSS). */
export function LoadingBar() {
  const t = useText()
  const { state } = useNavigation()
  return (
    <div role="status">
      {state !== 'idle' && (
        <>
          <span className={styles.bar} />
          <span className="vh">{t('shell.loading')}</span>
        </>
      )}
    </div>
  )
}
