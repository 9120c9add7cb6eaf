import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { BranchPicker } from '../shell/nav/branch-picker.tsx'
import styles from './reservations-frame.module.css'

export const parts = ['day', 'list', 'floor', 'rules'] as const
export type ReservationsPart = (typeof parts)[number]

interface ReservationsFrameProps {
  readonly part: ReservationsPart
  readonly shown: readonly ReservationsPart[]
  readonly branchId: string
  /** At the end of the head. */
  readonly acts?: ReactNode
  /** Across the room, under the head. */
  readonly strip?: ReactNode
  readonly children: ReactNode
}

/** The head of the rooms of reservations: which branch, which part, what can be done. */
export function ReservationsFrame({ part, shown, branchId, acts, strip, children }: ReservationsFrameProps) {
  const t = useText()
  const language = useLanguage()
  const { search } = useLocation()
  const branch = new URLSearchParams(search).get('branch')
  const query = branch ? `?branch=${branch}` : ''
  return (
    <>
      <title>{t('res.title')}</title>
      <header className={styles.head}>
        <h1>{t('res.title')}</h1>
        <BranchPicker branchId={branchId} />
        <nav className={styles.parts} aria-label={t('res.parts')}>
          {shown.map((one) => (
            <Link
              key={one}
              to={localPath(one === 'day' ? '/reservations' : `/reservations/${one}`, language) + query}
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`res.${one}`)}
            </Link>
          ))}
        </nav>
        {acts && <span className={styles.end}>{acts}</span>}
      </header>
      <main id="content" className={styles.page}>
        {children}
      </main>
      {strip}
    </>
  )
}
