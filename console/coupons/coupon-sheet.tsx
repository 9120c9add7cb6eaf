import type { CouponWire } from '#contract/coupons.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import type { CouponItem } from './coupons-room.tsx'
import styles from './coupons-room.module.css'
import { couponKinds, useCouponForm, type CouponForm, type CouponText } from './use-coupon-form.ts'

interface CouponSheetProps {
  readonly items: readonly CouponItem[]
  readonly onClose: () => void
  readonly onMade: (coupon: CouponWire) => void
}

/** Makes a coupon: what it gives, its code and names, and whom and how often it serves. */
export function CouponSheet({ items, onClose, onMade }: CouponSheetProps) {
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
        <Gift form={form} items={items} />
        <Text form={form} name="code" hint={t('coupons.code-hint')} />
        <div className={styles.pair}>
          <Text form={form} name="name_ar" />
          <Text form={form} name="name_en" />
        </div>
        <Text form={form} name="minimum" money />
        <Text form={form} name="ends" type="date" />
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

function Gift({ form, items }: { readonly form: CouponForm; readonly items: readonly CouponItem[] }) {
  const t = useText()
  if (form.kind === 'free_delivery') return null
  if (form.kind === 'amount') return <Text form={form} name="amount" money />
  if (form.kind === 'free_item')
    return (
      <label className={styles.select}>
        {t('coupons.item')}
        <select value={form.item} onChange={(event) => form.setItem(event.currentTarget.value)}>
          <option value="">{t('coupons.choose-item')}</option>
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </select>
      </label>
    )
  if (form.kind === 'buy_get')
    return (
      <div className={styles.pair}>
        <Text form={form} name="buy_count" />
        <Text form={form} name="get_count" />
      </div>
    )
  return (
    <div className={styles.pair}>
      <Text form={form} name="percent" />
      <Text form={form} name="most" money />
    </div>
  )
}

interface TextProps {
  readonly form: CouponForm
  readonly name: CouponText
  readonly hint?: string
  readonly money?: boolean
  readonly type?: string
}

function Text({ form, name, hint, money = false, type }: TextProps) {
  const t = useText()
  const { tenant } = useMember()
  return (
    <Field
      label={t(`coupons.${name}`)}
      hint={hint}
      type={type}
      code={money ? tenant.symbol : undefined}
      dir={name === 'name_ar' ? 'rtl' : 'ltr'}
      autoComplete="off"
      value={form.text[name]}
      error={form.wrong.includes(name) ? t('coupons.wrong') : undefined}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}
