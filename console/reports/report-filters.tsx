import { Form } from 'react-router'
import type { ReportWire } from '#contract/reports/reports.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import filters from '../shell/filters.module.css'

/** The days and the branch: a form of the address, so that a report can be sent on. */
export function ReportFilters({ report }: { readonly report: ReportWire }) {
  const t = useText()
  const { branches } = useMember()
  return (
    <Form
      className={filters.row}
      method="get"
      role="search"
      key={`${report.from}${report.to}${report.branch_id ?? ''}`}
    >
      <input type="hidden" name="by" value={report.by} />
      <label className={filters.select}>
        {t('reports.from')}
        <input type="date" name="from" defaultValue={report.from} />
      </label>
      <label className={filters.select}>
        {t('reports.to')}
        <input type="date" name="to" defaultValue={report.to} />
      </label>
      {branches.length > 1 && (
        <label className={filters.select}>
          {t('board.branch')}
          <select name="branch" defaultValue={report.branch_id ?? ''}>
            <option value="">{t('orders.all')}</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="submit" kind="s">
        {t('reports.show')}
      </Button>
    </Form>
  )
}
