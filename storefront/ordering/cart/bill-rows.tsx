import type { ReactNode } from 'react'
import { rowsOfWire } from '#contract/ordering/bill-rows.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { BillRow, BillRowKey } from '#domain/pricing/bill-rows.ts'
import { N } from '#ui/text/n.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText, type TextOf } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './bill-rows.module.css'

interface BillRowsProps {
  readonly bill: CartWire['bill']
  /** What the last row says: to pay, or paid. */
  readonly totalWord: string
  /** With taxable amount and VAT: checkout, order, receipt. */
  readonly tax?: boolean
  /** Who takes the VAT stands under it: checkout. A receipt says it at its head, as it was on the invoice's day. */
  readonly taxNumber?: string
}

/** The bill as the calculator made it, in its order; a row that is nothing is not there. Rule "Price calculator". */
export function BillRows({ bill, totalWord, tax = false, taxNumber = '' }: BillRowsProps) {
  const t = useText()
  return (
    <>
      <dl className={styles.rows}>
        {rowsOfWire(bill).map((row) => {
          if (!isShown(row, bill, tax)) return null
          if (row.kind === 'rest') return <Rest key={row.key} word={totalWord} amount={bill.to_pay} />
          if (row.key === 'fees')
            return bill.fee_list?.map((fee) => (
              <Row key={fee.fee_id} good={false} word={fee.name} amount={fee.amount} />
            ))
          const amount = toDecimal(row.amount)
          const free = row.key === 'delivery' && row.amount === 0
          return (
            <Row
              key={row.key}
              good={row.sign < 0 || free}
              word={words[row.key](bill, t)}
              amount={free ? t('bill.free') : row.sign < 0 ? `−${amount}` : amount}
            />
          )
        })}
        {tax &&
          bill.taxes?.map(({ name, net, vat }) => (
            <Row key={name} good={false} word={name} amount={vat === '0.00' ? net : `${net} + ${vat}`} />
          ))}
      </dl>
      {tax && <TaxLine included={bill.prices_include_vat} number={taxNumber} />}
    </>
  )
}

type Bill = BillRowsProps['bill']

/** What stands there whatever it amounts to, and what never does; all else is there when it is something. */
function isShown({ key, kind, amount }: BillRow, bill: Bill, tax: boolean): boolean {
  if (kind === 'total') return false
  if (kind === 'told') return tax
  if (kind === 'tax') return tax || !bill.prices_include_vat
  return key === 'subtotal' || kind === 'rest' || amount > 0 || (key === 'delivery' && bill.free_delivery)
}

const words: Readonly<Record<BillRowKey, (bill: Bill, t: TextOf) => ReactNode>> = {
  subtotal: ({ count }) => <Say k="bill.items" holes={{ count: <N>{count}</N> }} />,
  discount: (_, t) => t('bill.discount'),
  coupon: (bill) => (
    <Say k="bill.coupon" holes={{ code: <bdi>{bill.coupon_name || bill.coupon_code}</bdi> }} />
  ),
  points: ({ points_used: count }) => <Say k="bill.points" count={count} holes={{ count: <N>{count}</N> }} />,
  delivery: (_, t) => t('bill.delivery'),
  // each is told by its own name
  fees: () => null,
  service: (bill) => <Say k="bill.service" holes={{ percent: <Percent of={bill.service_percent} /> }} />,
  taxable: ({ taxes }, t) => t(taxes ? 'bill.net' : 'bill.taxable'),
  vat: (bill) => <Say k="bill.vat" holes={{ percent: !bill.taxes && <Percent of={bill.vat_percent} /> }} />,
  deposits: (_, t) => t('bill.deposits'),
  total: (_, t) => t('bill.total'),
  wallet: (_, t) => t('bill.wallet'),
  toPay: (_, t) => t('bill.to-pay'),
}

function Percent({ of }: { readonly of: string }) {
  return <N>{of.replace(/\.?0+$/, '')}%</N>
}

interface SomeRow {
  readonly word: ReactNode
  readonly amount: string
}

function Row({ word, amount, good }: SomeRow & { readonly good: boolean }) {
  return (
    <div className={good ? `${styles.row} ${styles.good}` : styles.row}>
      <dt>{word}</dt>
      <dd>
        <N>{amount}</N>
      </dd>
    </div>
  )
}

function Rest({ word, amount }: SomeRow) {
  return (
    <div className={styles.total}>
      <dt>{word}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}

function TaxLine({ included, number }: { included: boolean; number: string }) {
  const t = useText()
  if (!included && !number) return null
  return (
    <p className={styles.tax}>
      {included && t('bill.prices-include-vat')}
      {included && number && ' · '}
      {number && <Say k="bill.tax-number" holes={{ number: <N>{number}</N> }} />}
    </p>
  )
}
