import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import type { TableOfDesk } from './table-state.ts'
import type { useTables } from './use-tables.ts'

interface RenewCodesSheetProps {
  /** Whose code it is; none = those of all tables of the branch. */
  readonly table: TableOfDesk | undefined
  readonly tables: ReturnType<typeof useTables>
  readonly onClose: () => void
}

/** Asks before printed codes are worth nothing, and leads to the new ones. */
export function RenewCodesSheet({ table, tables, onClose }: RenewCodesSheetProps) {
  const t = useText()
  const client = useClient()
  const { desk, busy, refused, act } = tables
  const [renewed, setRenewed] = useState(false)
  const count = desk.areas.reduce((sum, area) => sum + area.tables.length, 0)
  const renew = async () => {
    const input = { branch_id: desk.branch_id, ...(table && { table_id: table.id }) }
    if (await act('codes', () => client.renewTableCodes(input))) setRenewed(true)
  }
  const sheet = `/api/v1/staff/table-sheet?branch_id=${desk.branch_id}${table ? `&table_id=${table.id}` : ''}`
  return (
    <Sheet
      title={table ? t('tables.renew-of', { name: table.name }) : t('tables.renew-all')}
      closeWord={t('shell.close')}
      onClose={onClose}
    >
      <div className={form.form}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {renewed ? (
          <>
            <Note tone="ok" alert>
              {t('tables.renewed')}
            </Note>
            <div className={form.acts}>
              <a className={buttonClass({})} href={sheet} target="_blank" rel="noreferrer">
                <Icon of={Printer} size="s" />
                {t(table ? 'tables.one-code' : 'tables.sheet')}
              </a>
            </div>
          </>
        ) : (
          <>
            <Note tone="warn">
              {table ? t('tables.renew-one-warn') : t('tables.renew-all-warn', { count })}
            </Note>
            <p className={form.lead}>{t('tables.renew-lead')}</p>
            <div className={form.acts}>
              <Button state={busy === 'codes' ? 'busy' : 'idle'} onClick={() => void renew()}>
                {t('tables.renew')}
              </Button>
              <Button kind="q" onClick={onClose}>
                {t('tables.renew-keep')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Sheet>
  )
}
