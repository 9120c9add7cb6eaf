import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import { N } from '#ui/text/n.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './queue-screen.module.css'

/** How it went of late: averages, and what became of each party. */
export function EndedList({ desk }: { readonly desk: WaitingDeskWire }) {
  const t = useText()
  const { averages, ended } = desk
  const facts = [
    [
      t('queue.avg-wait'),
      averages.wait_minutes === null ? '–' : t('queue.min', { count: averages.wait_minutes }),
    ],
    [t('queue.avg-seated'), averages.seated],
    [t('queue.avg-left'), averages.left],
    [t('queue.avg-no-show'), averages.no_shows],
    [t('queue.avg-error'), averages.forecast_error === null ? '–' : `${averages.forecast_error}%`],
    [t('queue.avg-stars'), averages.stars || '–'],
  ] as const
  return (
    <section className={styles.area} aria-labelledby="queue-ended">
      <h2 id="queue-ended">{t('queue.ended')}</h2>
      <dl className={styles.averages}>
        {facts.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <N>{value}</N>
            </dd>
          </div>
        ))}
      </dl>
      {ended.length === 0 ? (
        <p className={styles.muted}>{t('queue.none-ended')}</p>
      ) : (
        <ul className={styles.ended}>
          {ended.map((one) => (
            <li key={one.id}>
              <strong>
                <N>{one.number}</N>
              </strong>
              <span>
                <bdi>{one.name}</bdi> · {t('queue.guests', { count: one.guests_count })}
              </span>
              <span className={styles.muted}>
                {one.state === 'seated'
                  ? t('queue.state-seated', { table: one.table ?? '–' })
                  : t(one.state === 'no_show' ? 'queue.state-no_show' : 'queue.state-canceled')}
                {one.reason && (
                  <>
                    {' · '}
                    <Typed>{one.reason}</Typed>
                  </>
                )}
              </span>
              <span className={styles.muted}>
                {t('queue.min', { count: one.waited_minutes })} · <bdi>{one.ended_time}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
