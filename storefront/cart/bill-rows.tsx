import type { ReactNode } from 'react'
import type { CartWire } from '#contract/cart.ts'
import { N } from '#ui/n.tsx'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { useSite } from '../shell/use-site.ts'
import styles from './bill-rows.module.css'

interface BillRowsProps {
  readonly bill: CartWire['bill']
  /** What the last row says: to pay, or paid. */
  readonly totalWord: string
  /** With taxable amount, VAT and the tax number: checkout, receipt. */
  readonly tax?: boolean
}

/** The bill as the calculator made it: items, discount, tax, total. */
export function BillRows({ bill, totalWord, tax = false }: BillRowsProps) {
  const t = useText()
  return (
    <>
      <dl className={styles.rows}>
        <Row word={<Say k="bill.items" holes={{ count: <N>{bill.count}</N> }} />} amount={bill.subtotal} />
        {Number(bill.discount) > 0 && <Row good word={t('bill.discount')} amount={`−${bill.discount}`} />}
        {tax && <Row word={t('bill.taxable')} amount={bill.taxable} />}
        {(tax || !bill.prices_include_vat) && (
          <Row
            word={<Say k="bill.vat" holes={{ percent: <N>{trimPercent(bill.vat_percent)}%</N> }} />}
            amount={bill.vat}
          />
        )}
        <div className={styles.total}>
          <dt>{totalWord}</dt>
          <dd>
            <Money amount={bill.to_pay} />
          </dd>
        </div>
      </dl>
      {tax && <TaxLine included={bill.prices_include_vat} />}
    </>
  )
}

function Row({ word, amount, good = false }: { word: ReactNode; amount: string; good?: boolean }) {
  return (
    <div className={good ? `${styles.row} ${styles.good}` : styles.row}>
      <dt>{word}</dt>
      <dd>
        <N>{amount}</N>
      </dd>
    </div>
  )
}

function TaxLine({ included }: { included: boolean }) {
  const t = useText()
  const number = useSite().tax_number
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
