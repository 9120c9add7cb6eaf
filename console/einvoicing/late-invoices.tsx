import { Link } from 'react-router'
import type { EInvoiceUnitsWire } from '#contract/einvoicing/einvoicing.ts'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'

/** A red line for each branch whose documents have waited for the tax authority so long that the law's day is nearly over. */
export function LateInvoices({ units }: { readonly units: EInvoiceUnitsWire['data'] }) {
  const t = useText()
  const language = useLanguage()
  return units
    .filter(({ urgency }) => urgency === 'alarm')
    .map((unit) => (
      <Note key={unit.branch_id} tone="err" alert>
        {t('einvoicing.today', { branch: unit.branch[language], since: unit.waiting })}{' '}
        <Link className={page.link} to={localPath('/einvoicing', language)}>
          {t('einvoicing.today-open')}
        </Link>
      </Note>
    ))
}
