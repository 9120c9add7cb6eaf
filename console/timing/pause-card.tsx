import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './hours-screen.module.css'
import type { TimingDesk } from './use-timing.ts'

const lengths = [15, 30, 60, 120] as const

/** Stops the branch now, with an end of its own. */
export function PauseCard({ desk }: { readonly desk: TimingDesk }) {
  const t = useText()
  const { saved, busy, pause } = desk
  const state = busy === 'pause' ? 'busy' : 'idle'
  return (
    <section className={styles.card} aria-labelledby="pause">
      <h2 id="pause">{t('hours.pause')}</h2>
      {saved.paused_until ? (
        <>
          <Note tone="warn">{t('hours.paused-until', { time: saved.paused_until })}</Note>
          <p>
            <Button kind="s" state={state} onClick={() => void pause(0)}>
              {t('hours.pause-end')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p className={styles.lead}>{t('hours.pause-lead')}</p>
          <div className={styles.chips}>
            {lengths.map((minutes) => (
              <Button key={minutes} kind="q" disabled={state === 'busy'} onClick={() => void pause(minutes)}>
                {t('hours.pause-for', { count: minutes })}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
