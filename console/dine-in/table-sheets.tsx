import { useState } from 'react'
import { PlaceSheet } from './place-sheet.tsx'
import { TableBillSheet } from './table-bill-sheet.tsx'
import { TableSheet } from './table-sheet.tsx'
import type { TableOfDesk } from './table-state.ts'
import { liveAt } from './table-state.ts'
import type { useTables } from './use-tables.ts'

interface TableSheetsProps {
  readonly table: TableOfDesk
  readonly tables: ReturnType<typeof useTables>
  /** Shows another table, or none. */
  readonly onOpen: (tableId: string | undefined) => void
  /** Asks whether its printed code is to be renewed. */
  readonly onRenew: () => void
}

/** What is open of one table: who sits there, their bill, or where they go and whom they take in. */
export function TableSheets({ table, tables, onOpen, onRenew }: TableSheetsProps) {
  const [bill, setBill] = useState<string>()
  const [placing, setPlacing] = useState<{ readonly id: string; readonly act: 'move' | 'join' }>()
  const seated = liveAt(table)
  if (bill) return <TableBillSheet sessionId={bill} onClose={() => setBill(undefined)} />
  if (placing && seated?.id === placing.id)
    return (
      <PlaceSheet
        key={placing.act}
        act={placing.act}
        session={seated}
        tables={tables}
        onClose={() => setPlacing(undefined)}
        onPlaced={(tableId) => {
          setPlacing(undefined)
          if (tableId !== undefined) onOpen(tableId)
        }}
      />
    )
  return (
    <TableSheet
      key={table.id}
      table={table}
      tables={tables}
      onClose={() => onOpen(undefined)}
      onBill={setBill}
      onRenew={onRenew}
      onPlace={(act) => {
        tables.forget()
        if (seated) setPlacing({ id: seated.id, act })
      }}
    />
  )
}
