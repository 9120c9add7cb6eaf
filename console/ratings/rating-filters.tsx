import { useNavigate } from 'react-router'
import { Chip } from '#ui/fields/chip.tsx'
import { useText } from '../i18n/use-text.ts'
import { filterSearch, type RatingFilter } from './filter.ts'
import styles from './ratings-screen.module.css'

interface RatingFiltersProps {
  readonly branchId: string
  readonly filter: RatingFilter
}

const five = [5, 4, 3, 2, 1]

/** By stars, and what waits for an answer. */
export function RatingFilters({ branchId, filter }: RatingFiltersProps) {
  const t = useText()
  const navigate = useNavigate()
  const go = (change: Partial<Record<'stars' | 'unanswered', unknown>>) => {
    const { page: _, ...rest } = filter
    void navigate(filterSearch(branchId, { ...rest, ...change, page: 1 } as RatingFilter))
  }
  return (
    <div className={styles.filters} role="group" aria-label={t('ratings.filter')}>
      <Chip on={filter.stars === undefined} onClick={() => go({ stars: undefined })}>
        {t('ratings.all-stars')}
      </Chip>
      {five.map((stars) => (
        <Chip key={stars} on={filter.stars === stars} onClick={() => go({ stars })}>
          {t('ratings.stars', { count: stars })}
        </Chip>
      ))}
      <Chip
        on={filter.unanswered !== undefined}
        onClick={() => go({ unanswered: filter.unanswered ? undefined : '1' })}
      >
        {t('ratings.unanswered')}
      </Chip>
    </div>
  )
}
