import { useEffect, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './late-skeleton.module.css'
import { whenLate } from './when-late.ts'

/** Boxes that will be filled, shown only when the wait is longer than 200 ms (spec 9, DESIGN 5). */
export function LateSkeleton({ heights }: { readonly heights: readonly string[] }) {
  const t = useText()
  const [late, setLate] = useState(false)
  useEffect(() => whenLate(() => setLate(true)), [])
  return (
    <div className={styles.boxes} aria-busy="true">
      <span className="vh">{t('shell.loading')}</span>
      {late && heights.map((height, i) => <Skeleton key={i} height={height} radius="var(--r-card)" />)}
    </div>
  )
}
