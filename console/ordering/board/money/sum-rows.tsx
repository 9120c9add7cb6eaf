import type { BillSumsWire } from '#contract/ordering/cart.ts'
import { useText } from '#console/i18n/use-text.ts'
import { Money } from '#console/shell/money.tsx'

const rows = [
  ['subtotal', false],
  ['discount', true],
  ['coupon', true],
  ['points', true],
  ['delivery_fee', false],
  ['service_charge', false],
  ['taxable', false],
  ['vat', false],
  ['deposits', false],
] as const

/** What a total is made of, in the calculator's order; a row that is nothing is not there. */
export function SumRows({ sums }: { readonly sums: BillSumsWire }) {
  const t = useText()
  return rows
    .filter(([key]) => Number(sums[key]) > 0)
    .map(([key, off]) => (
      <div key={key}>
        <dt>{t(`sum.${key}`, { code: sums.coupon_code ?? '', percent: `${sums.vat_percent}%` })}</dt>
        <dd>
          <Money amount={off ? `−${sums[key]}` : sums[key]} />
        </dd>
      </div>
    ))
}
