import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ReportWire } from '#contract/reports/reports.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'
import table from '../shell/table.module.css'
import head from '../shell/screen-head.module.css'
import { ScrollRegion } from '../shell/scroll-region.tsx'
import { BarChart } from './bar-chart.tsx'
import { DailyReportSheet } from './daily-report-sheet.tsx'
import { ReportFilters } from './report-filters.tsx'
import { reportKinds } from './report-kinds.ts'
import { ReportSums } from './report-sums.tsx'
import { ReportTiles } from './report-tiles.tsx'
import styles from './reports-screen.module.css'

interface ReportsScreenProps {
  readonly report: ReportWire
  /** Why these are other days than were asked for, in the page's language. */
  readonly why: string | undefined
}

/** Sales of a range of days: the sums, a chart and the rows behind it, and files for a spreadsheet. */
export function ReportsScreen({ report, why }: ReportsScreenProps) {
  const t = useText()
  const [params] = useSearchParams()
  const [daily, setDaily] = useState(false)
  const link = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    return `?${next}`
  }
  const file = (format: string) => {
    const next = new URLSearchParams({ from: report.from, to: report.to, by: report.by, format })
    if (report.branch_id) next.set('branch_id', report.branch_id)
    return `/api/v1/staff/reports/sales/file?${next}`
  }
  return (
    <>
      <title>{t('reports.title')}</title>
      <header className={head.head}>
        <h1 className={`${page.grow} ${styles.title}`}>{t('reports.title')}</h1>
        <Button kind="s" onClick={() => setDaily(true)}>
          <Icon of={Mail} />
          {t('reports.daily')}
        </Button>
        {(['csv', 'xlsx'] as const).map((format) => (
          <a key={format} className={buttonClass({ kind: 's' })} href={file(format)} download>
            <Icon of={Download} />
            {t(`reports.${format}`)}
          </a>
        ))}
      </header>
      <main id="content" className={page.page}>
        <ReportFilters report={report} />
        {why && (
          <Note tone="err" alert>
            {why}
          </Note>
        )}
        {report.days_left > 0 && <Note tone="info">{t('reports.summing', { count: report.days_left })}</Note>}
        <ReportTiles report={report} />
        <nav className={styles.tabs} aria-label={t('reports.by')}>
          {reportKinds.map((kind) => (
            <Link key={kind} to={link('by', kind)} aria-current={kind === report.by ? 'true' : undefined}>
              {t(`reports.by.${kind}`)}
            </Link>
          ))}
        </nav>
        {report.rows.length === 0 ? (
          <p className={page.empty}>{t('reports.none')}</p>
        ) : (
          <>
            <BarChart report={report} />
            <Rows report={report} />
          </>
        )}
        <ReportSums report={report} />
        <TaxDocuments report={report} />
      </main>
      {daily && <DailyReportSheet onClose={() => setDaily(false)} />}
    </>
  )
}

/** For the accountant: what stands behind the sums, document by document. */
function TaxDocuments({ report: { from, to, branch_id } }: { readonly report: ReportWire }) {
  const t = useText()
  const asked = new URLSearchParams({ from, to, ...(branch_id && { branch_id }) })
  return (
    <section className={page.card} aria-labelledby="tax-documents">
      <h2 id="tax-documents">{t('reports.documents')}</h2>
      <p className={page.lead}>{t('reports.documents-lead')}</p>
      <div className={page.acts}>
        <a
          className={buttonClass({ kind: 's' })}
          href={`/api/v1/staff/reports/documents/file?${asked}`}
          download
        >
          <Icon of={Download} />
          {t('reports.csv')}
        </a>
      </div>
    </section>
  )
}

function Rows({ report }: { readonly report: ReportWire }) {
  const t = useText()
  const pieces = report.by === 'item'
  return (
    <ScrollRegion className={styles.rows} label={t(`reports.by.${report.by}`)}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t(`reports.by.${report.by}`)}</th>
            <th scope="col" data-end>
              {t(pieces ? 'reports.pieces' : 'reports.orders')}
            </th>
            <th scope="col" data-end>
              {t('reports.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.key}>
              <td>
                <bdi>{row.name}</bdi>
              </td>
              <td data-end>
                <N>{pieces ? row.quantity : row.orders}</N>
              </td>
              <td data-end>
                <Money amount={row.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
