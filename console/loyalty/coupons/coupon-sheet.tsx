import type { CouponWire } from '#contract/loyalty/coupons.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { CouponDishes, CouponItem } from './coupon-dishes.ts'
import { RefusedNote } from '../../shell/draft/overtaken-note.tsx'
import sheet from '../../shell/sheet-form.module.css'
import { CouponGift } from './coupon-gift.tsx'
import { CouponRules } from './coupon-rules.tsx'
import { CouponTextField as Text } from './coupon-text-field.tsx'
import { couponKinds } from './coupon-values.ts'
import { useCouponForm, type CouponForm } from './use-coupon-form.ts'

interface CouponSheetProps {
  /** What is changed; none: a new one is made. */
  readonly coupon?: CouponWire | undefined
  readonly dishes: CouponDishes
  /** Of customers. */
  readonly groups: readonly CouponItem[]
  readonly onClose: () => void
  readonly onSaved: (coupon: CouponWire) => void
}

/** Makes a coupon or changes one: what it gives, its code and names, and whom and how often it serves. */
export function CouponSheet({ coupon, dishes, groups, onClose, onSaved }: CouponSheetProps) {
  const t = useText()
  const form = useCouponForm(coupon, onSaved)
  return (
    <Sheet
      title={t(coupon ? 'coupons.change' : 'coupons.add')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={form.busy ? 'busy' : 'idle'} onClick={form.send}>
          {t(coupon ? 'coupons.save' : 'coupons.make')}
        </Button>
      }
    >
      <div className={sheet.form}>
        <Kinds form={form} />
        <CouponGift form={form} dishes={dishes} />
        <Text
          form={form}
          name="code"
          readOnly={form.used > 0}
          hint={t(form.used > 0 ? 'coupons.code-stays' : 'coupons.code-hint')}
        />
        <div className={sheet.pair}>
          <Text form={form} name="name_ar" />
          <Text form={form} name="name_en" />
        </div>
        {form.kind !== 'wallet' && <Text form={form} name="minimum" money />}
        <div className={sheet.pair}>
          <Text form={form} name="first_day" type="date" />
          <Text form={form} name="last_day" type="date" />
        </div>
        <CouponRules form={form} groups={groups} />
        <div className={sheet.pair}>
          <Text form={form} name="limit_total" />
          <Text form={form} name="limit_per_customer" />
        </div>
        <Text form={form} name="limit_per_day" />
        <ChoiceRow type="checkbox" name="first_order" checked={form.firstOrder} onChange={form.setFirstOrder}>
          {t('coupons.first-order')}
        </ChoiceRow>
        {form.kind !== 'wallet' && (
          <ChoiceRow
            type="checkbox"
            name="by_ordering"
            checked={form.byOrdering}
            onChange={form.setByOrdering}
          >
            {t('coupons.by-ordering')}
          </ChoiceRow>
        )}
        <RefusedNote form={form} />
      </div>
    </Sheet>
  )
}

function Kinds({ form }: { readonly form: CouponForm }) {
  const t = useText()
  return (
    <fieldset className={sheet.choices}>
      <legend>{t('coupons.gives')}</legend>
      {couponKinds.map((kind) => (
        <ChoiceRow
          key={kind}
          type="radio"
          name="kind"
          value={kind}
          checked={kind === form.kind}
          // what was typed at the till once is not typed into a wallet from tomorrow
          disabled={form.used > 0 && (kind === 'wallet') !== (form.kind === 'wallet')}
          onChange={() => form.setKind(kind)}
        >
          {t(`coupons.kind.${kind}`)}
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
