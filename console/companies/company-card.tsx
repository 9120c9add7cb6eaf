import type { CompanyWire } from '#contract/companies/companies.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import sheet from '../shell/sheet-form.module.css'

interface CompanyCardProps {
  readonly company: CompanyWire
  readonly onChange: () => void
  readonly onStatement: () => void
}

/** One company: what it owes, what waits for its approver, its limits and members. */
export function CompanyCard({ company, onChange, onStatement }: CompanyCardProps) {
  const t = useText()
  const { order_limit, month_limit, credit_limit } = company
  const limit = (amount: string | null) =>
    amount === null ? t('companies.no-limit') : <Money amount={amount} />
  const facts = [
    ['companies.owed', <Money key="o" amount={company.owed} />],
    ['companies.waiting', <N key="w">{company.waiting_orders}</N>],
    ['companies.members', <N key="m">{company.members.length}</N>],
    ['companies.asks-above', order_limit === '0.00' ? t('companies.each-asks') : limit(order_limit)],
    ['companies.month_limit', limit(month_limit)],
    ['companies.credit_limit', limit(credit_limit)],
  ] as const
  return (
    <article className={sheet.card} aria-label={company.name}>
      <h2>
        <bdi>{company.name}</bdi>
        <Badge tone={company.active ? 'ok' : 'plain'}>
          {t(company.active ? 'companies.in-use' : 'companies.closed')}
        </Badge>
      </h2>
      <p>
        {t('companies.approver')}: <bdi>{company.approver.name}</bdi>{' '}
        <bdi className="n">{company.approver.mobile}</bdi>
      </p>
      <dl className={sheet.facts}>
        {facts.map(([word, fact]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={sheet.acts}>
        <Button kind="s" onClick={onStatement}>
          {t('companies.statement')}
        </Button>
        <Button kind="q" onClick={onChange}>
          {t('companies.edit')}
        </Button>
      </div>
    </article>
  )
}
