import type { QueueBoardWire } from '#contract/waitlist/waiting.ts'
import { N } from '#ui/text/n.tsx'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { PageHead } from '../shell/page-head.tsx'
import styles from './door-screen.module.css'
import { groundStyle, type WaitingLook } from './page-style.ts'
import { useLiveQueue } from './use-live-queue.ts'

/** The page of a television: whose turn it is, and who comes next. Numbers alone, nothing of a person. */
export function TvScreen({ look, board }: { readonly look: WaitingLook; readonly board: QueueBoardWire }) {
  const t = useWaitingText()
  const client = useClient()
  const { shown } = useLiveQueue(board, () => client.queueBoard(board.branch.id), [board.branch.id])
  const called = shown.areas.flatMap((area) => area.called)
  return (
    <main id="content" className={styles.screen} style={groundStyle(look)}>
      <PageHead title={look.title} hidden />
      <header className={styles.top}>
        <h1>{look.title}</h1>
        <bdi>{shown.branch.name}</bdi>
      </header>
      <div className={styles.columns}>
        {called.length > 0 && (
          <section className={styles.panel} data-now aria-live="polite" aria-label={t('waiting.screen-now')}>
            <h2>{t('waiting.screen-now')}</h2>
            <div className={styles.numbers}>
              {called.map((number) => (
                <N key={number}>{number}</N>
              ))}
            </div>
          </section>
        )}
        {shown.areas.map((area) => (
          <section key={area.id} className={styles.panel} aria-label={area.name}>
            <h2>
              <bdi>{area.name}</bdi> · {t('waiting.screen-next')}
            </h2>
            {area.next.length === 0 ? (
              <p>{t('waiting.screen-nobody')}</p>
            ) : (
              <div className={styles.numbers} data-small>
                {area.next.map((number) => (
                  <N key={number}>{number}</N>
                ))}
              </div>
            )}
          </section>
        ))}
      </div>
    </main>
  )
}
