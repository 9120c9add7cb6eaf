import type { ApprovalWire } from '#contract/companies/company-orders.ts'
import { Typed } from '#ui/text/typed.tsx'
import { BillLines } from '../../ordering/cart/bill-lines.tsx'
import { BillRows } from '../../ordering/cart/bill-rows.tsx'
import { useCompanyText } from '../../i18n/use-company-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './approval-page.module.css'

/** Who wants what, where and when, the bill, and how far the month is used. */
export function ApprovalFacts({ approval }: { readonly approval: ApprovalWire }) {
  const t = useCompanyText()
  const { branch, slot, notes, month_used, month_limit, bill } = approval
  return (
    <section className={styles.card}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('company.branch')}</dt>
          <dd>{branch}</dd>
        </div>
        <div>
          <dt>{t('company.when')}</dt>
          <dd>{slot ?? t('company.asap')}</dd>
        </div>
        <div>
          <dt>{t('company.month')}</dt>
          <dd>
            <Money amount={month_used} size="s" />
          </dd>
        </div>
        {month_limit && (
          <div>
            <dt>{t('company.month-limit')}</dt>
            <dd>
              <Money amount={month_limit} size="s" />
            </dd>
          </div>
        )}
        {notes && (
          <div>
            <dt>{t('company.notes')}</dt>
            <dd>
              <Typed>{notes}</Typed>
            </dd>
          </div>
        )}
      </dl>
      <BillLines lines={bill.lines} />
      <BillRows bill={bill} totalWord={t('company.total')} />
    </section>
  )
}
