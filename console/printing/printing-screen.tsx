import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { PrinterWire, PrintingWire } from '#contract/printing/printing.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { BranchPicker } from '../shell/nav/branch-picker.tsx'
import page from '../shell/page.module.css'
import head from '../shell/screen-head.module.css'
import { AgentsCard } from './agents-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { PrinterRow } from './printer-row.tsx'
import { PrinterSheet } from './printer-sheet.tsx'
import { usePrinting } from './use-printing.ts'

/** Printers of a branch: what each prints, how it is, what waits for it, and the program that reaches it. */
export function PrintingScreen({ first }: { readonly first: PrintingWire }) {
  const t = useText()
  const printing = usePrinting(first)
  const [open, setOpen] = useState<'new' | PrinterWire>()
  const { desk, refused } = printing
  return (
    <>
      <title>{t('printing.title')}</title>
      <header className={head.head}>
        <h1>{t('printing.title')}</h1>
        <BranchPicker branchId={desk.branch_id} />
        <span className={page.grow} />
        <Button onClick={() => setOpen('new')}>
          <Icon of={Plus} />
          {t('printing.add')}
        </Button>
      </header>
      <main id="content" className={page.page}>
        <p className={page.lead}>{t('printing.lead')}</p>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {desk.printers.length === 0 ? (
          <p className={page.empty}>{t('printing.none')}</p>
        ) : (
          <ul className={page.rows} aria-label={t('printing.printers')}>
            {desk.printers.map((printer) => (
              <PrinterRow
                key={printer.id}
                printer={printer}
                printing={printing}
                onChange={() => setOpen(printer)}
              />
            ))}
          </ul>
        )}
        <div className={page.columns}>
          <AgentsCard printing={printing} />
          <JobsCard printing={printing} />
        </div>
      </main>
      {open && (
        <PrinterSheet
          printer={open === 'new' ? undefined : open}
          desk={desk}
          onSaved={printing.setDesk}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
