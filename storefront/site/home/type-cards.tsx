import type { BranchWire } from '#contract/menu/menu.ts'
import { N } from '#ui/text/n.tsx'
import type { TypeChoice } from '../../branches/type-links.tsx'
import { typePicture } from '../../branches/type-picture.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import later from '../../pictures/later.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './type-cards.module.css'

interface TypeCardsProps {
  readonly types: readonly TypeChoice[]
  readonly branch: BranchWire
  readonly manyBranches: boolean
}

/** The ways to order that are offered: one or two large, the rest small (design 7). */
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
            {i < large && branch.open && !asksFirst.has(type) && (
              <span className={styles.when}>
                <Say k="type.ready" count={to} holes={{ range: <N>{`${from}–${to}`}</N> }} />
              </span>
            )}
          </span>
          <img src={type === 'scheduled' ? later : typePicture[type]} alt="" width={64} height={64} />
        </LocalLink>
      ))}
    </nav>
  )
}

/** A delivery begins with its place: it decides the branch (design 7). */
function pathOf(type: TypeChoice, manyBranches: boolean): string {
  if (type === 'delivery') return '/delivery-address'
  return manyBranches || asksFirst.has(type) ? `/select-type/${type}` : `/menu/${type}`
}

const weight: Readonly<Record<TypeChoice, number>> = {
  delivery: 0,
  pickup: 1,
  car: 2,
  dinein: 3,
  scheduled: 4,
}
/** Whatever the branches: a table has its QR code, an order for later its way to come, a delivery its place. */
const asksFirst: ReadonlySet<TypeChoice> = new Set(['dinein', 'scheduled', 'delivery'])
