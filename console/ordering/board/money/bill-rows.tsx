import type { TicketWire } from '#contract/backoffice/staff.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Money } from '../../../shell/money.tsx'
import { SumRows } from './sum-rows.tsx'

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
