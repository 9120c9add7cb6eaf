import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CouponsWire, CouponWire } from '#contract/loyalty/coupons.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { useAct } from '../../shell/use-act.ts'
import couponPicture from '../../pictures/coupon.webp'
import { CouponCard } from './coupon-card.tsx'
import type { CouponDishes } from './coupon-dishes.ts'
import { CouponSheet } from './coupon-sheet.tsx'
import styles from './coupons-screen.module.css'

interface CouponsScreenProps {
  readonly first: CouponsWire
  readonly dishes: CouponDishes
}

/** Coupons with their uses; made, changed and paused here. */
export function CouponsScreen({ first, dishes }: CouponsScreenProps) {
  const t = useText()
  const client = useClient()
  const [coupons, setCoupons] = useState(first.data)
  const [open, setOpen] = useState<CouponWire | 'new'>()
  const act = useAct()
  const replace = (changed: CouponWire) =>
    setCoupons((all) => all.map((one) => (one.id === changed.id ? changed : one)))
  return (
    <>
      <title>{t('coupons.title')}</title>
      <header className={styles.head}>
        <h1>{t('coupons.title')}</h1>
        <Button onClick={() => setOpen('new')}>
          <Icon of={Plus} />
          {t('coupons.add')}
        </Button>
      </header>
      <main id="content" className={styles.page}>
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {coupons.length === 0 && (
          <Empty picture={couponPicture} title={t('coupons.empty')} text={t('coupons.empty-lead')} />
        )}
        <ul className={styles.list}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard
                coupon={coupon}
                dishes={dishes}
                onChange={() => setOpen(coupon)}
                onPause={() =>
                  act.run(() => client.pauseCoupon(coupon.id, { paused: !coupon.paused }), replace)
                }
              />
            </li>
          ))}
        </ul>
      </main>
      {open && (
        <CouponSheet
          coupon={open === 'new' ? undefined : open}
          dishes={dishes}
          groups={first.groups}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            if (open === 'new') setCoupons((all) => [saved, ...all])
            else replace(saved)
            setOpen(undefined)
          }}
        />
      )}
    </>
  )
}
