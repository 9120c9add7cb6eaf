import type { ReportWire } from '#contract/reports/reports.ts'
import { salesSumOfRow } from '#contract/reports/sales-rows.ts'
import sheet from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'
import styles from './reports-screen.module.css'

const { wallet: _, ...ofTotal } = salesSumOfRow
const sold = [...Object.values(ofTotal).filter((name) => name !== undefined), 'reservations'] as const
const paid = ['captured', 'till', 'wallet', 'account'] as const
const back = ['value', 'vat', 'card', 'till', 'wallet', 'points', 'hand', 'account'] as const

/** All sums of the range: what was sold, how it was paid, what went back. */
export function ReportSums({ report }: { readonly report: ReportWire }) {
  const t = useText()
  return (
    <div className={styles.sums}>
      <section className={page.card} aria-labelledby="sums-sold">
        <h2 id="sums-sold">{t('reports.sold')}</h2>
        <dl className={sheet.rows}>
          {sold.map((name) => (
            <Row key={name} name={t(`reports.sum.${name}`)} amount={report.sums[name]} />
          ))}
        </dl>
      </section>
      <section className={page.card} aria-labelledby="sums-paid">
        <h2 id="sums-paid">{t('reports.paid')}</h2>
        <dl className={sheet.rows}>
          {paid.filter(isMeant(report.sums)).map((name) => (
            <Row key={name} name={t(`reports.sum.${name}`)} amount={report.sums[name]} />
          ))}
        </dl>
      </section>
      <section className={page.card} aria-labelledby="sums-back">
        <h2 id="sums-back">{t('reports.back')}</h2>
        <dl className={sheet.rows}>
          {back.filter(isMeant(report.refunds)).map((name) => (
            <Row key={name} name={t(`reports.back.${name}`)} amount={report.refunds[name]} />
          ))}
        </dl>
        {report.refunds.hand !== '0.00' && <p className={page.small}>{t('reports.back.hand-hint')}</p>}
      </section>
      {report.taxes.length > 1 && <TaxCard taxes={report.taxes} />}
    </div>
  )
}

/** What a tax return asks for, kind by kind: the sales and their VAT, less what went back. */
function TaxCard({ taxes }: { readonly taxes: ReportWire['taxes'] }) {
  const t = useText()
  return (
    <section className={page.card} aria-labelledby="sums-taxes">
      <h2 id="sums-taxes">{t('reports.taxes')}</h2>
      <dl className={sheet.rows}>
        {taxes.map(({ name, code, net, vat, net_back, vat_back }) => (
          <div key={`${name} ${code}`}>
            <dt>
              {name} {code && <bdi>{code}</bdi>}
            </dt>
            <dd>
              <bdi className="n">{`${net} + ${vat}`}</bdi>
              {net_back !== '0.00' && (
                <small>
                  {t('reports.back')} <bdi className="n">{`${net_back} + ${vat_back}`}</bdi>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={page.small}>{t('reports.taxes-hint')}</p>
    </section>
  )
}

/** Who has no companies on account needs no line for them. */
const isMeant =
  ({ account }: { readonly account: string }) =>
  (name: string) =>
    name !== 'account' || account !== '0.00'

function Row({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
