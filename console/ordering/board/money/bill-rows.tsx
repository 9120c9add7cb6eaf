import type { TicketWire } from '#contract/backoffice/staff.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Money } from '../../../shell/money.tsx'
import type { BillSumsWire } from '#contract/ordering/cart.ts'

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

/** A ticket's bill as its receipt has it: what the total is made of, the total, and how it is paid. */
export function BillRows({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  const { sums, payment_state: state } = ticket
  if (!sums) return null
  return (
    <>
      <SumRows sums={sums} />
      <div>
        <dt>{t('detail.total')}</dt>
        <dd>
          <Money amount={sums.total} size="m" />
        </dd>
      </div>
      {Number(sums.wallet) > 0 && (
        <>
          <div>
            <dt>{t('sum.wallet')}</dt>
            <dd>
              <Money amount={`−${sums.wallet}`} />
            </dd>
          </div>
          <div>
            <dt>{t(`orders.paid.${state}`)}</dt>
            <dd>
              <Money amount={sums.to_pay} />
            </dd>
          </div>
        </>
      )}
    </>
  )
}
