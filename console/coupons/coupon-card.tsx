import type { CouponWire } from '#contract/coupons.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import type { CouponItem } from './coupons-room.tsx'
import styles from './coupons-room.module.css'

interface CouponCardProps {
  readonly coupon: CouponWire
  readonly items: readonly CouponItem[]
  readonly onPause: () => void
}

/** One coupon: its code, what it gives, for whom, and how often it was used. */
export function CouponCard({ coupon, items, onPause }: CouponCardProps) {
  const t = useText()
  const name = coupon.name[useLanguage()]
  const { rules, paused } = coupon
  return (
    <article className={styles.card} aria-label={coupon.code || name}>
      <h2>
        <bdi>{coupon.code || t('coupons.automatic')}</bdi>
        <Badge tone={paused ? 'warn' : 'ok'}>{t(paused ? 'coupons.paused' : 'coupons.running')}</Badge>
      </h2>
      <p>
        <bdi>{name}</bdi>
      </p>
      <div className={styles.facts}>
        <p>
          <Gives benefit={coupon.benefit} items={items} />
        </p>
        {rules.minimum && (
          <p>
            {t('coupons.minimum')} <Money amount={rules.minimum} />
          </p>
        )}
        {rules.first_order && <p>{t('coupons.first-order')}</p>}
        {coupon.ends_at && (
          <p>
            {t('coupons.ends')} <N>{coupon.ends_at.slice(0, 10).replaceAll('-', '/')}</N>
          </p>
        )}
        <p>
          {t('coupons.used')}{' '}
          <N>{coupon.limit_total === null ? coupon.used : `${coupon.used} / ${coupon.limit_total}`}</N>
        </p>
      </div>
      <Button kind="s" onClick={onPause}>
        {t(paused ? 'coupons.go-on' : 'coupons.pause')}
      </Button>
    </article>
  )
}

function Gives({
  benefit,
  items,
}: { readonly benefit: CouponWire['benefit'] } & Pick<CouponCardProps, 'items'>) {
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
      return <Money amount={benefit.amount} />
    case 'wallet':
      return (
        <>
          {t('coupons.kind.wallet')} <Money amount={benefit.amount} />
        </>
      )
    case 'free_delivery':
      return t('coupons.kind.free_delivery')
    case 'free_item':
      return `${t('coupons.kind.free_item')}: ${items.find((item) => item.id === benefit.item_id)?.name ?? ''}`
    case 'buy_get':
      return t('coupons.buys', { buy: benefit.buy_count, get: benefit.get_count })
  }
}
