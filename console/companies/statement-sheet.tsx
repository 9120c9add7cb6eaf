import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { statementFilePath } from '#contract/companies/company-calls.ts'
import type { CompanyWire, StatementWire } from '#contract/companies/companies.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import sheet from '../shell/sheet-form.module.css'
import styles from './companies-screen.module.css'
import { PaymentForm } from './payment-form.tsx'

interface StatementSheetProps {
  readonly company: CompanyWire
  /** YYYY-MM. */
  readonly first: string
  readonly onClose: () => void
  readonly onPaid: (company: CompanyWire) => void
}

/** A month of a company's account, as a list and as a file, and what it pays. */
export function StatementSheet({ company, first, onClose, onPaid }: StatementSheetProps) {
  const t = useText()
  const [month, setMonth] = useState(first)
  const { statement, failed } = useStatement(company, month)
  return (
    <Sheet title={company.name} closeWord={t('shell.close')} onClose={onClose}>
      <div className={sheet.form}>
        <div className={styles.month}>
          <Field
            label={t('companies.month')}
            type="month"
            value={month}
            max={first}
            onChange={(event) => event.currentTarget.value && setMonth(event.currentTarget.value)}
          />
          <a className={buttonClass({ kind: 's' })} href={statementFilePath(company.id, month)} download>
            <Icon of={Download} size="s" />
            {t('companies.file')}
          </a>
        </div>
        {failed && (
          <Note tone="err" alert>
            {t('told.unreachable')}
          </Note>
        )}
        {statement?.month === month && <Lines statement={statement} />}
        <PaymentForm company={company} onPaid={onPaid} />
      </div>
    </Sheet>
  )
}

/** Loaded anew with each month, and with each payment: what is owed changes by it. */
function useStatement({ id, owed }: CompanyWire, month: string) {
  const client = useClient()
  const [statement, setStatement] = useState<StatementWire>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    client.getStatement(id, { month }).then(
      (found) => {
        if (gone) return
        setFailed(false)
        setStatement(found)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [client, id, month, owed])
  return { statement, failed }
}

function Lines({ statement }: { readonly statement: StatementWire }) {
  const t = useText()
  return (
    <>
      <p className={styles.sum}>
        {t('companies.before')} <Money amount={statement.before} />
      </p>
      {statement.entries.length === 0 ? (
        <p className={styles.hint}>{t('companies.no-entries')}</p>
      ) : (
        <ul className={styles.entries} aria-label={t('companies.statement')}>
          {statement.entries.map((one) => (
            <li key={one.seq}>
              <span>
                {t(`companies.kind.${one.kind}`)} {one.number && <N>{one.number}</N>}
              </span>
              <span className={one.kind === 'charge' ? undefined : styles.less}>
                <Money amount={one.amount} />
              </span>
              <span className={styles.hint}>
                <Typed>{one.who || one.note}</Typed>
              </span>
              <span className={styles.hint}>
                <bdi>{one.when}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.sum}>
        {t('companies.owed')} <Money amount={statement.owed} size="m" />
      </p>
    </>
  )
}
