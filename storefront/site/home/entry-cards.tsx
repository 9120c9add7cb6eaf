import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { useText } from '../../i18n/use-text.ts'
import chair from '../../pictures/chair.webp'
import ticket from '../../pictures/ticket.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './entry-cards.module.css'

const QueueLine = lazy<() => ReactNode>(
  async () =>
    (await loadOptionalPart(() => import('../../waitlist/queue-line.tsx'))) ?? { default: () => null },
)

/** The ways to a table, where branches take reservations or have a waiting list (design 7). */
export function EntryCards({ books, queues }: { readonly books: boolean; readonly queues: boolean }) {
  const t = useText()
  return (
    <nav className={styles.cards} aria-label={t('home.tables')}>
      {books && (
        <LocalLink to="/reservations">
          <img src={chair} alt="" width={44} height={44} loading="lazy" />
          <b>{t('home.book')}</b>
          <span>{t('home.book-when')}</span>
        </LocalLink>
      )}
      {queues && (
        <LocalLink to="/waiting-list">
          <img src={ticket} alt="" width={44} height={44} loading="lazy" />
          <b>{t('home.queue')}</b>
          <Queue />
        </LocalLink>
      )}
    </nav>
  )
}

/** The page is kept for everybody and its first view waits for nothing: how long it is now comes once it is seen. */
function Queue() {
  const line = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!line.current) return undefined
    const eye = new IntersectionObserver(([one]) => one?.isIntersecting && setSeen(true))
    eye.observe(line.current)
    return () => eye.disconnect()
  }, [])
  return (
    <span ref={line}>
      {seen && (
        <Suspense>
          <QueueLine />
        </Suspense>
      )}
    </span>
  )
}
