import { useState } from 'react'
import type { BranchWire } from '#contract/menu.ts'
import type { OrderType } from '#domain/menu.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import basket from '../pictures/basket.webp'
import { LocalLink } from '../shell/local-link.tsx'
import { SiteFooter } from '../shell/site-footer.tsx'
import { SiteHeader } from '../shell/site-header.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { BranchCard } from './branch-card.tsx'
import { BranchSearch } from './branch-search.tsx'
import styles from './branches-screen.module.css'
import { findBranches } from './find-branches.ts'
import { useNear } from './use-near.ts'

interface BranchesScreenProps {
  readonly title: string
  readonly branches: readonly BranchWire[]
  /** Only branches that offer it; none = all. */
  readonly type: OrderType | undefined
}

/** All branches, or those for one way to order: by distance once the visitor allows it. */
export function BranchesScreen({ title, branches, type }: BranchesScreenProps) {
  const t = useText()
  const near = useNear()
  const [query, setQuery] = useState('')
  const found = near.sort(findBranches(branches, type, query))
  const offered = findBranches(branches, type, '').length > 0
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <h1>{title}</h1>
        {offered && <BranchSearch query={query} setQuery={setQuery} near={near} />}
        {near.state === 'refused' && <Note tone="info">{t('branch.no-place')}</Note>}
        <ul className={styles.list}>
          {found.map((branch) => (
            <li key={branch.id}>
              <BranchCard branch={branch} type={type ?? branch.types[0]} far={near.far(branch)} />
            </li>
          ))}
        </ul>
        {offered && found.length === 0 && (
          <Empty picture={basket} title={t('branch.none')} text={t('branch.none-hint')} />
        )}
        {!offered && (
          <Empty picture={basket} title={t('branch.no-type')} text={t('branch.no-type-hint')}>
            <LocalLink to="/menu/pickup" className={buttonClass({ kind: 'p', size: 'lg' })}>
              {t('type.pickup')}
            </LocalLink>
          </Empty>
        )}
      </main>
      <SiteFooter />
      <Tabs />
    </>
  )
}
