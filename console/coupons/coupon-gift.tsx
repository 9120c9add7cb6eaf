import { useText } from '../i18n/use-text.ts'
import { ChoiceList } from './choice-list.tsx'
import { CouponTextField as Text } from './coupon-text-field.tsx'
import type { CouponItem } from './coupons-room.tsx'
import styles from './coupons-room.module.css'
import type { CouponForm } from './use-coupon-form.ts'

/** What a coupon gives: its amounts, and of which dishes. */
export function CouponGift({
  form,
  items,
}: {
  readonly form: CouponForm
  readonly items: readonly CouponItem[]
}) {
  const t = useText()
  if (form.kind === 'free_delivery') return null
  if (form.kind === 'wallet') return <Text form={form} name="amount" money />
  if (form.kind === 'amount')
    return (
      <>
        <Text form={form} name="amount" money />
        <On form={form} items={items} />
      </>
    )
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
      <>
        <div className={styles.pair}>
          <Text form={form} name="buy_count" />
          <Text form={form} name="get_count" />
        </div>
        <Text form={form} name="percent" />
        <ChoiceList
          title={t('coupons.buy-items')}
          all={items}
          chosen={form.lists.buy_item_ids}
          onChange={(ids) => form.setList('buy_item_ids', ids)}
        />
        <ChoiceList
          title={t('coupons.get-items')}
          all={items}
          chosen={form.lists.get_item_ids}
          onChange={(ids) => form.setList('get_item_ids', ids)}
        />
      </>
    )
  return (
    <>
      <div className={styles.pair}>
        <Text form={form} name="percent" />
        <Text form={form} name="most" money />
      </div>
      <On form={form} items={items} />
    </>
  )
}

function On({ form, items }: { readonly form: CouponForm; readonly items: readonly CouponItem[] }) {
  const t = useText()
  return (
    <ChoiceList
      title={t('coupons.on-items')}
      all={items}
      chosen={form.lists.on_item_ids}
      onChange={(ids) => form.setList('on_item_ids', ids)}
    />
  )
}
