import { useText } from '../../i18n/use-text.ts'
import { ChoiceList } from './choice-list.tsx'
import { CouponTextField as Text } from './coupon-text-field.tsx'
import type { CouponDishes } from './coupon-dishes.ts'
import sheet from '../../shell/sheet-form.module.css'
import styles from './coupons-screen.module.css'
import type { CouponForm } from './use-coupon-form.ts'

interface GiftProps {
  readonly form: CouponForm
  readonly dishes: CouponDishes
}

/** What a coupon gives: its amounts, and of which dishes. */
export function CouponGift({ form, dishes }: GiftProps) {
  if (form.kind === 'free_delivery') return null
  if (form.kind === 'wallet') return <Text form={form} name="amount" money />
  if (form.kind === 'amount')
    return (
      <>
        <Text form={form} name="amount" money />
        <Dishes form={form} dishes={dishes} of="on" />
      </>
    )
  if (form.kind === 'free_item') return <FreeItem form={form} dishes={dishes} />
  if (form.kind === 'buy_get')
    return (
      <>
        <div className={sheet.pair}>
          <Text form={form} name="buy_count" />
          <Text form={form} name="get_count" />
        </div>
        <Text form={form} name="percent" />
        <Dishes form={form} dishes={dishes} of="buy" />
        <Dishes form={form} dishes={dishes} of="get" />
      </>
    )
  return (
    <>
      <div className={sheet.pair}>
        <Text form={form} name="percent" />
        <Text form={form} name="most" money />
      </div>
      <Dishes form={form} dishes={dishes} of="on" />
    </>
  )
}

function FreeItem({ form, dishes }: GiftProps) {
  const t = useText()
  return (
    <>
      <label className={sheet.select}>
        {t('coupons.item')}
        <select
          value={form.item}
          aria-invalid={form.wrong.includes('item')}
          onChange={(event) => form.setItem(event.currentTarget.value)}
        >
          <option value="">{t('coupons.choose-item')}</option>
          {dishes.items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </select>
        {form.wrong.includes('item') && <span className={styles.wrong}>{t('shell.required')}</span>}
      </label>
      <Text form={form} name="quantity" />
    </>
  )
}

/** Which dishes are meant, by whole groups of the menu and one by one. */
function Dishes({ form, dishes, of }: GiftProps & { readonly of: 'on' | 'buy' | 'get' }) {
  const t = useText()
  return (
    <div>
      <ChoiceList
        title={t(`coupons.${of}-groups`)}
        all={dishes.groups}
        chosen={form.lists[`${of}_group_ids`]}
        onChange={(ids) => form.setList(`${of}_group_ids`, ids)}
      />
      <ChoiceList
        title={t(`coupons.${of}-items`)}
        all={dishes.items}
        chosen={form.lists[`${of}_item_ids`]}
        onChange={(ids) => form.setList(`${of}_item_ids`, ids)}
      />
    </div>
  )
}
