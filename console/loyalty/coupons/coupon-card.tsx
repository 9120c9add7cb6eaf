import type { CouponWire } from '#contract/loyalty/coupons.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { Money } from '../../shell/money.tsx'
import type { CouponDishes, CouponItem } from './coupon-dishes.ts'
import sheet from '../../shell/sheet-form.module.css'
import styles from './coupons-screen.module.css'

interface CouponCardProps {
  readonly coupon: CouponWire
  readonly dishes: CouponDishes
  readonly onChange: () => void
  readonly onPause: () => void
}

/** One coupon: its code, what it gives, for whom, and how often it was used. */
export function CouponCard({ coupon, dishes, onChange, onPause }: CouponCardProps) {
  const t = useText()
  const name = coupon.name[useLanguage()]
  const tone = { running: 'ok', paused: 'warn', waiting: 'info', ended: 'plain', used: 'plain' } as const
  return (
    <article className={sheet.card} aria-label={coupon.code || name}>
      <h2>
        <bdi>{coupon.code || t('coupons.automatic')}</bdi>
        <Badge tone={tone[coupon.state]}>{t(`coupons.state.${coupon.state}`)}</Badge>
      </h2>
      <div>
        <p className={styles.gives}>
          <Gives benefit={coupon.benefit} dishes={dishes} />
        </p>
        <p>
          <bdi>{name}</bdi>
        </p>
        <Limits coupon={coupon} dishes={dishes} />
      </div>
      <Facts coupon={coupon} />
      <div className={sheet.acts}>
        <Button kind="s" onClick={onChange}>
          {t('coupons.edit')}
        </Button>
        <Button kind="q" onClick={onPause}>
          {t(coupon.paused ? 'coupons.go-on' : 'coupons.pause')}
        </Button>
      </div>
    </article>
  )
}

function Facts({ coupon }: Pick<CouponCardProps, 'coupon'>) {
  const t = useText()
  const day = (text: string) => <N>{text.replaceAll('-', '/')}</N>
  const facts = [
    [
      'coupons.used',
      <N key="u">{coupon.limit_total ? `${coupon.used} / ${coupon.limit_total}` : coupon.used}</N>,
    ],
    ['coupons.minimum', coupon.rules.minimum && <Money amount={coupon.rules.minimum} />],
    ['coupons.limit_per_customer', coupon.limit_per_customer && <N>{coupon.limit_per_customer}</N>],
    ['coupons.limit_per_day', coupon.limit_per_day && <N>{coupon.limit_per_day}</N>],
    ['coupons.first_day', coupon.first_day && day(coupon.first_day)],
    ['coupons.last_day', coupon.last_day && day(coupon.last_day)],
  ] as const
  return (
    <dl className={sheet.facts}>
      {facts.map(
        ([word, fact]) =>
          fact && (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Where, how and of what it serves, as far as it is limited. */
function Limits({ coupon: { benefit, rules }, dishes }: Pick<CouponCardProps, 'coupon' | 'dishes'>) {
  const t = useText()
  const { branches } = useMember()
  const on = 'on_item_ids' in benefit ? benefit : undefined
  const limits = [
    ...namesOf(dishes.groups, on?.on_group_ids),
    ...namesOf(dishes.items, on?.on_item_ids),
    ...namesOf(branches, rules.branch_ids),
    ...rules.types.map((type) => t(`type.${type}`)),
    ...(rules.first_order ? [t('coupons.first-order')] : []),
    ...(rules.by_ordering ? [t('coupons.by-ordering')] : []),
  ]
  return limits.length > 0 && <p className={styles.limits}>{limits.join(' · ')}</p>
}

const namesOf = (all: readonly CouponItem[], ids: readonly string[] = []) =>
  all.filter(({ id }) => ids.includes(id)).map(({ name }) => name)

function Gives({
  benefit,
  dishes,
}: {
  readonly benefit: CouponWire['benefit']
  readonly dishes: CouponDishes
}) {
  const t = useText()
  switch (benefit.kind) {
    case 'percent':
      return (
        <>
          <N>{benefit.percent}%</N>{' '}
          {benefit.most && (
            <>
              ({t('coupons.up-to')} <Money amount={benefit.most} />)
            </>
          )}
        </>
      )
    case 'amount':
      return (
        <>
          {t('coupons.off')} <Money amount={benefit.amount} />
        </>
      )
    case 'wallet':
      return (
        <>
          {t('coupons.kind.wallet')} <Money amount={benefit.amount} />
        </>
      )
    case 'free_delivery':
      return t('coupons.kind.free_delivery')
    case 'free_item':
      return `${t('coupons.kind.free_item')}: ${namesOf(dishes.items, [benefit.item_id]).join()}`
    case 'buy_get':
      return t('coupons.buys', { buy: benefit.buy_count, get: benefit.get_count })
  }
}
