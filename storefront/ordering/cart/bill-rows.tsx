import type { ReactNode } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { N } from '#ui/text/n.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
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
        <Row word={<Say k="bill.items" holes={{ count: <N>{bill.count}</N> }} />} amount={bill.subtotal} />
        <Less word={t('bill.discount')} amount={bill.discount} />
        <Less word={<CouponWord bill={bill} />} amount={bill.coupon} />
        <Less
          word={<Say k="bill.points" count={bill.points_used} holes={{ count: <N>{bill.points_used}</N> }} />}
          amount={bill.points}
        />
        <More word={t('bill.delivery')} amount={bill.delivery_fee} />
        {bill.free_delivery && <Row good word={t('bill.delivery')} amount={t('bill.free')} />}
        <More
          word={<Say k="bill.service" holes={{ percent: <N>{trimPercent(bill.service_percent)}%</N> }} />}
          amount={bill.service_charge}
        />
        {tax && <Row word={t('bill.taxable')} amount={bill.taxable} />}
        {(tax || !bill.prices_include_vat) && (
          <Row
            word={<Say k="bill.vat" holes={{ percent: <N>{trimPercent(bill.vat_percent)}%</N> }} />}
            amount={bill.vat}
          />
        )}
        <More word={t('bill.deposits')} amount={bill.deposits} />
        <Less word={t('bill.wallet')} amount={bill.wallet} />
        <div className={styles.total}>
          <dt>{totalWord}</dt>
          <dd>
            <Money amount={bill.to_pay} />
          </dd>
        </div>
      </dl>
      {tax && <TaxLine included={bill.prices_include_vat} number={taxNumber} />}
    </>
  )
}

interface SomeRow {
  readonly word: ReactNode
  readonly amount: string
}

const More = ({ word, amount }: SomeRow) => (Number(amount) > 0 ? <Row word={word} amount={amount} /> : null)
const Less = ({ word, amount }: SomeRow) =>
  Number(amount) > 0 ? <Row good word={word} amount={`−${amount}`} /> : null

function CouponWord({ bill }: Pick<BillRowsProps, 'bill'>) {
  return <Say k="bill.coupon" holes={{ code: <bdi>{bill.coupon_name || bill.coupon_code}</bdi> }} />
}

function Row({ word, amount, good = false }: SomeRow & { readonly good?: boolean }) {
  return (
    <div className={good ? `${styles.row} ${styles.good}` : styles.row}>
      <dt>{word}</dt>
      <dd>
        <N>{amount}</N>
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

const trimPercent = (percent: string) => percent.replace(/\.?0+$/, '')
