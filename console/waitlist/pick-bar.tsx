import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import type { Pick } from './pick.ts'
import styles from './queue-screen.module.css'

interface PickBarProps {
  readonly pick: Pick
  /** Those of the picked that still wait. */
  readonly count: number
  readonly onRemove: () => void
}

/** While parties are picked: how many, and what is done with them. */
export function PickBar({ pick, count, onRemove }: PickBarProps) {
  const t = useText()
  return (
    <div className={styles.bar} role="group" aria-label={t('queue.pick')}>
      <strong aria-live="polite">{t('queue.picked', { count })}</strong>
      <span className={styles.acts}>
        <Button disabled={count === 0} aria-haspopup="dialog" onClick={onRemove}>
          {t('queue.remove-picked')}
        </Button>
        <Button kind="q" onClick={pick.stop}>
          {t('queue.pick-stop')}
        </Button>
      </span>
    </div>
  )
}
