import { rowsOfWire } from '#contract/ordering/bill-rows.ts'
import type { BillSumsWire } from '#contract/ordering/cart.ts'
import { useText } from '#console/i18n/use-text.ts'
import type { TextKey } from '#console/i18n/catalogue.ts'
import { Money } from '#console/shell/money.tsx'
import { toDecimal } from '#domain/core/money.ts'
import type { BillRowKey } from '#domain/pricing/bill-rows.ts'

/** What a row is called; undefined: it is no part of the total, whoever draws this says it below. */
const words: Readonly<Record<BillRowKey, TextKey | undefined>> = {
  subtotal: 'sum.subtotal',
  discount: 'sum.discount',
  coupon: 'sum.coupon',
  points: 'sum.points',
  delivery: 'sum.delivery_fee',
  fees: 'sum.fees',
  service: 'sum.service_charge',
  taxable: 'sum.taxable',
  vat: 'sum.vat',
  deposits: 'sum.deposits',
  total: undefined,
  wallet: undefined,
  toPay: undefined,
}

/** What a total is made of, in the calculator's order; a row that is nothing is not there. */
export function SumRows({ sums }: { readonly sums: BillSumsWire }) {
  const t = useText()
  const rows = rowsOfWire(sums).map(({ key, sign, amount }) => {
    const word = words[key]
    if (word === undefined || amount === 0) return null
    if (key === 'fees')
      return sums.fee_list?.map((fee) => (
        <div key={fee.fee_id}>
          <dt>{fee.name}</dt>
          <dd>
            <Money amount={fee.amount} />
          </dd>
        </div>
      ))
    return (
      <div key={key}>
        <dt>
          {t(word, { code: sums.coupon_code ?? '', percent: sums.taxes ? '' : `${sums.vat_percent}%` })}
        </dt>
        <dd>
          <Money amount={sign < 0 ? `−${toDecimal(amount)}` : toDecimal(amount)} />
        </dd>
      </div>
    )
  })
  return (
    <>
      {rows}
      {sums.taxes?.map(({ name, net, vat }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi className="n">{vat === '0.00' ? net : `${net} + ${vat}`}</bdi>
          </dd>
        </div>
      ))}
    </>
  )
}
