import { rowsOfWire } from '#contract/ordering/bill-rows.ts'
import type { BillWire } from '#contract/ordering/cart.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { BillRow, BillRowKey } from '#domain/pricing/bill-rows.ts'
import { N } from '#ui/text/n.tsx'
import { useTableText, type TableTextKey } from '../i18n/use-table-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './bill-screen.module.css'
import { nameOf } from './table-name.ts'
import { useInside } from './use-table.tsx'

/** What a table's bill is made of: its dishes with who took them, and the rows under them. */
export function TableSums() {
  const t = useTableText()
  const { inside } = useInside()
  const { bill, left } = inside
  // what it costs by the menu; the rows below say what comes off and on
  const priceOf = new Map(bill.lines.map((line) => [line.line_id, line.subtotal]))
  return (
    <dl className={styles.sums}>
      {inside.rounds
        .filter((round) => !round.void)
        .flatMap((round) => round.lines)
        .map((line) => (
          <div key={line.line_id} data-taken={line.taken}>
            <dt>
              <bdi>{line.name}</bdi> {t('table.times', { count: String(line.quantity) })}
              <small>
                <bdi>{nameOf(inside.members, line.member_id, t)}</bdi>
                {line.taken !== 'free' &&
                  ` · ${t(line.taken === 'paid' ? 'table.taken-paid' : 'table.taken-held')}`}
              </small>
            </dt>
            <dd>
              <Money amount={priceOf.get(line.line_id) ?? line.amount} />
            </dd>
          </div>
        ))}
      {rowsOfWire({ ...bill, to_pay: left }).map((row) => (
        <SumRow key={row.key} row={row} bill={bill} />
      ))}
    </dl>
  )
}

/** What a row is called; undefined: a table's bill has no such row. */
const words: Readonly<Record<BillRowKey, TableTextKey | undefined>> = {
  subtotal: 'table.subtotal',
  discount: 'table.discount',
  coupon: 'table.coupon',
  points: 'table.points',
  delivery: undefined,
  fees: undefined,
  service: 'table.service',
  taxable: undefined,
  vat: 'table.vat',
  deposits: 'table.deposits',
  total: 'table.total',
  wallet: undefined,
  toPay: 'table.left',
}

function SumRow({ row, bill }: { readonly row: BillRow; readonly bill: BillWire }) {
  const t = useTableText()
  const { key, kind, sign, amount } = row
  const known = key === 'vat' && bill.prices_include_vat ? 'table.vat-in' : words[key]
  const total = kind === 'total' || kind === 'rest'
  if (known === undefined || (amount === 0 && !total)) return null
  const look = total ? styles.total : sign < 0 ? styles.less : key === 'subtotal' ? styles.first : undefined
  const sum = toDecimal(amount)
  return (
    <div className={look}>
      <dt>
        <bdi>{(key === 'coupon' && bill.coupon_name) || t(known)}</bdi>
      </dt>
      <dd>{sign < 0 ? <N>−{sum}</N> : <Money amount={sum} />}</dd>
    </div>
  )
}
