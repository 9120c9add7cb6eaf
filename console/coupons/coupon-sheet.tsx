import type { CouponWire } from '#contract/coupons.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import type { CouponItem } from './coupons-room.tsx'
import styles from './coupons-room.module.css'
import { CouponGift } from './coupon-gift.tsx'
import { CouponRules } from './coupon-rules.tsx'
import { CouponTextField as Text } from './coupon-text-field.tsx'
import { couponKinds, useCouponForm } from './use-coupon-form.ts'

interface CouponSheetProps {
  readonly items: readonly CouponItem[]
  /** Of customers. */
  readonly groups: readonly CouponItem[]
  readonly onClose: () => void
  readonly onMade: (coupon: CouponWire) => void
}

/** Makes a coupon: what it gives, its code and names, and whom and how often it serves. */
export function CouponSheet({ items, groups, onClose, onMade }: CouponSheetProps) {
  const t = useText()
  const form = useCouponForm(onMade)
  return (
    <Sheet
      title={t('coupons.add')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={form.busy ? 'busy' : 'idle'} onClick={form.send}>
          {t('coupons.make')}
        </Button>
      }
    >
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>{t('coupons.gives')}</legend>
          {couponKinds.map((kind) => (
            <ChoiceRow
              key={kind}
              type="radio"
              name="kind"
              value={kind}
              checked={kind === form.kind}
              onChange={() => form.setKind(kind)}
            >
              {t(`coupons.kind.${kind}`)}
            </ChoiceRow>
          ))}
        </fieldset>
        <CouponGift form={form} items={items} />
        <Text form={form} name="code" hint={t('coupons.code-hint')} />
        <div className={styles.pair}>
          <Text form={form} name="name_ar" />
          <Text form={form} name="name_en" />
        </div>
        {form.kind !== 'wallet' && <Text form={form} name="minimum" money />}
        <div className={styles.pair}>
          <Text form={form} name="starts" type="date" />
          <Text form={form} name="ends" type="date" />
        </div>
        <CouponRules form={form} groups={groups} />
        <div className={styles.pair}>
          <Text form={form} name="limit_total" />
          <Text form={form} name="limit_per_customer" />
        </div>
        <Text form={form} name="limit_per_day" />
        <ChoiceRow type="checkbox" name="first_order" checked={form.firstOrder} onChange={form.setFirstOrder}>
          {t('coupons.first-order')}
        </ChoiceRow>
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
