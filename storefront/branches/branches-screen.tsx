import { useState, type ReactNode } from 'react'
import type { BranchWire } from '#contract/menu/menu.ts'
import { usualWay, type OrderType } from '#domain/core/order-type.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { Note } from '#ui/note.tsx'
import { useChoiceText } from '../i18n/use-choice-text.ts'
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
import { offeredTypes } from './offered-types.ts'
import { useNear } from './use-near.ts'

interface BranchesScreenProps {
  readonly title: string
  readonly branches: readonly BranchWire[]
  /** Only branches that offer it; none = all. */
  readonly type: OrderType | undefined
  /** For an order for later: only branches that take one. */
  readonly later?: boolean
  /** Above the list: ways to order, what to know. */
  readonly lead?: ReactNode
}

/** The branches, or those for one way to order: by distance once the visitor allows it. */
export function BranchesScreen({ title, branches, type, later = false, lead }: BranchesScreenProps) {
  const able = later ? branches.filter((branch) => branch.schedule_allowed) : branches
  return (
    <BranchFrame title={title} lead={lead}>
      {findBranches(able, type, '').length > 0 ? (
        <BranchList branches={able} type={type} later={later} />
      ) : (
        <NoBranch branches={branches} />
      )}
    </BranchFrame>
  )
}

/** The page around branches: header, title, ways to order, footer. */
export function BranchFrame({
  title,
  lead,
  children,
}: Pick<BranchesScreenProps, 'title' | 'lead'> & { readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <h1>{title}</h1>
        {lead}
        {children}
      </main>
      <SiteFooter />
      <Tabs />
    </>
  )
}

/** Branches to order from: search, the nearest first on a tap; what none of them can do now is said (spec 8). */
export function BranchList({ branches, type, later = false }: Omit<BranchesScreenProps, 'title' | 'lead'>) {
  const say = useChoiceText()
  const near = useNear()
  const [query, setQuery] = useState('')
  const offering = findBranches(branches, type, '')
  const found = near.sort(findBranches(offering, type, query))
  return (
    <>
      {!takesOrders(offering) && <Note tone="warn">{say('choice.service-off')}</Note>}
      <BranchSearch query={query} setQuery={setQuery} near={near} />
      {near.state === 'refused' && <Note tone="info">{say('branch.no-place')}</Note>}
      <ul className={styles.list}>
        {found.map((branch) => (
          <li key={branch.id}>
            <BranchCard branch={branch} type={type} later={later} far={near.far(branch)} />
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <Empty picture={basket} title={say('branch.none')} text={say('branch.none-hint')} />
      )}
    </>
  )
}

/** No branch offers the way: the first that is offered somewhere leads on. */
function NoBranch({ branches }: Pick<BranchesScreenProps, 'branches'>) {
  const t = useText()
  const say = useChoiceText()
  const types = offeredTypes(branches)
  const other = usualWay(types) ?? types[0]
  return (
    <Empty
      picture={basket}
      title={say('branch.no-type')}
      {...(other && { text: say('branch.no-type-hint') })}
    >
      {other && (
        <LocalLink
          // a table has its code, not a menu to order from
          to={other === 'dinein' ? '/select-type/dinein' : `/menu/${other}`}
          className={buttonClass({ kind: 'p', size: 'lg' })}
        >
          {t(`type.${other}`)}
        </LocalLink>
      )}
    </Empty>
  )
}

/** Takes branches; returns whether at least one of them takes an order, now or for later. Spec 4, 8. */
export function takesOrders(branches: readonly Pick<BranchWire, 'open' | 'schedule_allowed'>[]): boolean {
  return branches.some((branch) => branch.open || branch.schedule_allowed)
}
