import type { BranchWire } from '#contract/menu.ts'
import type { OrderType } from '#domain/menu.ts'
import { N } from '#ui/n.tsx'
import { typePicture } from '../branch/type-picture.ts'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './type-cards.module.css'

interface TypeCardsProps {
  readonly types: readonly OrderType[]
  readonly branch: BranchWire
  readonly manyBranches: boolean
}

/** The ways to order that are offered: one or two large, the rest small (DESIGN 7). */
export function TypeCards({ types, branch, manyBranches }: TypeCardsProps) {
  const t = useText()
  const { from, to } = branch.ready_minutes
  const large = types.length <= 2 ? types.length : 2
  const order = types.toSorted((a, b) => weight[a] - weight[b])
  return (
    <nav className={`${styles.types} ${types.length <= 2 ? styles.few : ''}`} aria-label={t('home.how')}>
      {order.map((type, i) => (
        <LocalLink
          key={type}
          to={pathOf(type, manyBranches)}
          className={i < large ? styles.large : styles.small}
        >
          <span className={styles.words}>
            <b>{t(`type.${type}`)}</b>
            {i < large && branch.open && type !== 'dinein' && type !== 'delivery' && (
              <span className={styles.when}>
                <Say k="type.ready" holes={{ range: <N>{`${from}–${to}`}</N> }} />
              </span>
            )}
          </span>
          <img src={typePicture[type]} alt="" width={64} height={64} />
        </LocalLink>
      ))}
    </nav>
  )
}

/** A delivery begins with its place: it decides the branch (DESIGN 7). */
function pathOf(type: OrderType, manyBranches: boolean): string {
  if (type === 'delivery') return '/delivery-address'
  return manyBranches ? `/select-type/${type}` : `/menu/${type}`
}

const weight: Readonly<Record<OrderType, number>> = { delivery: 0, pickup: 1, car: 2, dinein: 3 }
