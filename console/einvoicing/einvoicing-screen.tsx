import { useState } from 'react'
import type { EInvoiceUnitsWire, EInvoiceUnitWire } from '#contract/einvoicing/einvoicing.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import cards from '../shell/screen-cards.module.css'
import head from '../shell/screen-head.module.css'
import { ConnectSheet } from './connect-sheet.tsx'
import { DocumentsSheet } from './documents-sheet.tsx'
import { EndSheet } from './end-sheet.tsx'
import { RenewSheet } from './renew-sheet.tsx'
import { UnitCard } from './unit-card.tsx'
import type { UnitPart } from './unit-part.ts'

/** Branches at the tax authority, one card each; what is done with one opens in a sheet. */
export function EInvoicingScreen({ first }: { readonly first: EInvoiceUnitsWire }) {
  const t = useText()
  const [units, setUnits] = useState(first)
  const [open, setOpen] = useState<{ id: string; part: UnitPart }>()
  const unit = units.data.find(({ branch_id }) => branch_id === open?.id)
  return (
    <>
      <title>{t('einvoicing.title')}</title>
      <header className={head.head}>
        <h1>{t('einvoicing.title')}</h1>
      </header>
      <main id="content" className={cards.page}>
        <p className={page.lead}>{t('einvoicing.lead')}</p>
        {!units.may_begin && <Note tone="info">{t('einvoicing.country')}</Note>}
        <ul className={cards.list}>
          {units.data.map((one) => (
            <li key={one.branch_id}>
              <UnitCard
                unit={one}
                mayBegin={units.may_begin}
                onUnits={setUnits}
                onOpen={(part) => setOpen({ id: one.branch_id, part })}
              />
            </li>
          ))}
        </ul>
      </main>
      {open && unit && (
        <PartSheet part={open.part} unit={unit} onUnits={setUnits} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

interface PartSheetProps {
  readonly part: UnitPart
  readonly unit: EInvoiceUnitWire
  readonly onUnits: (units: EInvoiceUnitsWire) => void
  readonly onClose: () => void
}

function PartSheet({ part, ...sheet }: PartSheetProps) {
  switch (part) {
    case 'connect':
    case 'seller':
      return <ConnectSheet {...sheet} isNew={part === 'connect'} />
    case 'renew':
      return <RenewSheet {...sheet} />
    case 'end':
      return <EndSheet {...sheet} />
    case 'documents':
      return <DocumentsSheet unit={sheet.unit} onClose={sheet.onClose} />
  }
}
