import { rowsOfWire } from '#contract/ordering/bill-rows.ts'
import type { BillWire } from '#contract/ordering/cart.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { BillRowKey } from '#domain/pricing/bill-rows.ts'
import sheet from '../board/sheet-form.module.css'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { Fact } from '../../shell/fact.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './phone-screen.module.css'

/** What a row is called; undefined: the caller is not told it. Nobody pays by wallet or points on the phone. */
const words: Readonly<Record<BillRowKey, TextKey | undefined>> = {
  subtotal: 'phone.sum.subtotal',
  discount: 'phone.sum.discount',
  coupon: 'phone.sum.coupon',
  points: undefined,
  delivery: 'phone.fee',
  fees: 'sum.fees',
  service: 'phone.sum.service_charge',
  taxable: undefined,
  vat: 'phone.sum.vat',
  deposits: 'phone.sum.deposits',
  total: undefined,
  wallet: undefined,
  toPay: 'phone.sum.total',
}

/** What the caller's order costs, row by row, as it is read out. */
export function PhoneSums({ bill, old }: { readonly bill: BillWire; readonly old: boolean }) {
  const t = useText()
  return (
    <dl className={`${sheet.rows} ${styles.sums}`} aria-live="polite" data-old={old || undefined}>
      {rowsOfWire(bill).map(({ key, kind, sign, amount }) => {
        const free = key === 'delivery' && amount === 0 && bill.free_delivery
        const word =
          key === 'vat' && bill.taxes
            ? 'phone.sum.vat-all'
            : key === 'vat' && bill.prices_include_vat
              ? 'phone.sum.vat-in'
              : words[key]
        const always = kind === 'tax' || kind === 'rest' || free
        if (word === undefined || (amount === 0 && !always)) return null
        if (key === 'fees')
          return bill.fee_list?.map((fee) => (
            <Fact key={fee.fee_id} name={fee.name}>
              <Money amount={fee.amount} size="s" />
            </Fact>
          ))
        return (
          <Fact key={key} name={t(word, { percent: bill.vat_percent })}>
            {free ? (
              t('pick.free')
            ) : (
              <Money
                amount={sign < 0 ? `−${toDecimal(amount)}` : toDecimal(amount)}
                size={kind === 'rest' ? 'm' : 's'}
              />
            )}
          </Fact>
        )
      })}
    </dl>
  )
}
