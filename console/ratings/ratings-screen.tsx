import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import type { StaffRatingsWire, StaffRatingWire } from '#contract/ratings/rating.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useText } from '../i18n/use-text.ts'
import { BranchPicker } from '../shell/nav/branch-picker.tsx'
import picture from '../pictures/rated.webp'
import { AnswerSheet } from './answer-sheet.tsx'
import { filterSearch, type RatingFilter } from './filter.ts'
import { HideSheet } from './hide-sheet.tsx'
import { RatingCard } from './rating-card.tsx'
import { RatingFilters } from './rating-filters.tsx'
import styles from './ratings-screen.module.css'

interface RatingsScreenProps {
  readonly branchId: string
  readonly filter: RatingFilter
  readonly ratings: StaffRatingsWire
}

/** The branch's ratings, newest first; answered, hidden and shown again here. */
export function RatingsScreen({ branchId, filter, ratings }: RatingsScreenProps) {
  const t = useText()
  const [open, setOpen] = useState<{ act: 'answer' | 'hide'; rating: StaffRatingWire }>()
  useFresh()
  const { data, meta } = ratings
  const filtered = filter.stars !== undefined || filter.unanswered !== undefined
  const close = () => setOpen(undefined)
  return (
    <>
      <title>{t('ratings.title')}</title>
      <header className={styles.head}>
        <h1>{t('ratings.title')}</h1>
        <BranchPicker branchId={branchId} />
        <p role="status">{t('ratings.count', { count: meta.total })}</p>
      </header>
      <main id="content" className={styles.page}>
        <RatingFilters branchId={branchId} filter={filter} />
        {data.length === 0 && (
          <Empty
            picture={picture}
            title={t(filtered ? 'ratings.none-found' : 'ratings.none')}
            text={filtered ? undefined : t('ratings.none-lead')}
          />
        )}
        <ul className={styles.list}>
          {data.map((rating) => (
            <li key={rating.id}>
              <RatingCard rating={rating} onAct={(act) => setOpen({ act, rating })} />
            </li>
          ))}
        </ul>
        {meta.last_page > 1 && <Pages branchId={branchId} filter={filter} last={meta.last_page} />}
      </main>
      {open?.act === 'answer' && <AnswerSheet rating={open.rating} onClose={close} />}
      {open?.act === 'hide' && <HideSheet rating={open.rating} onClose={close} />}
    </>
  )
}

function Pages({
  branchId,
  filter,
  last,
}: Pick<RatingsScreenProps, 'branchId' | 'filter'> & { readonly last: number }) {
  const t = useText()
  const { page } = filter
  const to = (next: number) => filterSearch(branchId, { ...filter, page: next })
  return (
    <nav className={styles.pages} aria-label={t('ratings.pages')}>
      {page > 1 && (
        <Link className={buttonClass({ kind: 's' })} to={to(page - 1)} rel="prev">
          {t('ratings.newer')}
        </Link>
      )}
      <span>{t('ratings.page-of', { page, last })}</span>
      {page < last && (
        <Link className={buttonClass({ kind: 's' })} to={to(page + 1)} rel="next">
          {t('ratings.older')}
        </Link>
      )}
    </nav>
  )
}

/** Ratings of others come by themselves: asked for now and then, and when the page is looked at again. */
function useFresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ask = () => void (document.visibilityState === 'visible' && revalidate())
    const poll = setInterval(ask, pollEveryMs.page)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(poll)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [revalidate])
}
