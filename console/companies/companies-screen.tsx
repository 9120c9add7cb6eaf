import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CompanyWire } from '#contract/companies/companies.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import companyPicture from '../pictures/company.webp'
import styles from './companies-screen.module.css'
import { CompanyCard } from './company-card.tsx'
import { CompanySheet } from './company-sheet.tsx'
import { StatementSheet } from './statement-sheet.tsx'

interface CompaniesScreenProps {
  readonly first: readonly CompanyWire[]
  /** YYYY-MM, by the restaurant's clock. */
  readonly month: string
}

/** Companies that order on account: opened, changed, and what each owes by the month. */
export function CompaniesScreen({ first, month }: CompaniesScreenProps) {
  const t = useText()
  const [companies, setCompanies] = useState(first)
  const [open, setOpen] = useState<string | 'new'>()
  const [statement, setStatement] = useState<string>()
  const find = (id: string | undefined) => companies.find((one) => one.id === id)
  const keep = (saved: CompanyWire) =>
    setCompanies((all) =>
      all.some(({ id }) => id === saved.id)
        ? all.map((one) => (one.id === saved.id ? saved : one))
        : [saved, ...all],
    )
  const shown = find(statement)
  return (
    <>
      <title>{t('companies.title')}</title>
      <header className={styles.head}>
        <h1>{t('companies.title')}</h1>
        <Button onClick={() => setOpen('new')}>
          <Icon of={Plus} />
          {t('companies.add')}
        </Button>
      </header>
      <main id="content" className={styles.page}>
        {companies.length === 0 && (
          <Empty picture={companyPicture} title={t('companies.empty')} text={t('companies.empty-lead')} />
        )}
        <ul className={styles.list}>
          {companies.map((company) => (
            <li key={company.id}>
              <CompanyCard
                company={company}
                onChange={() => setOpen(company.id)}
                onStatement={() => setStatement(company.id)}
              />
            </li>
          ))}
        </ul>
      </main>
      {open && (
        <CompanySheet
          company={find(open)}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            keep(saved)
            setOpen(undefined)
          }}
        />
      )}
      {shown && (
        <StatementSheet company={shown} first={month} onClose={() => setStatement(undefined)} onPaid={keep} />
      )}
    </>
  )
}
