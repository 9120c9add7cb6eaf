import { useState } from 'react'
import { PlaceSheet } from './place-sheet.tsx'
import { TableBillSheet } from './table-bill-sheet.tsx'
import { TableSheet } from './table-sheet.tsx'
import { sessionOf, type TableOfDesk } from './table-state.ts'
import type { useTables } from './use-tables.ts'

interface TableSheetsProps {
  readonly table: TableOfDesk
  readonly tables: ReturnType<typeof useTables>
  /** Shows another table, or none. */
  readonly onOpen: (tableId: string | undefined) => void
}

/** What is open of one table: who sits there, their bill, or where they go. */
export function TableSheets({ table, tables, onOpen }: TableSheetsProps) {
  const [bill, setBill] = useState<string>()
  const [moving, setMoving] = useState<string>()
  const leaving = table.sessions.find((session) => session.id === moving && session.state !== 'paid')
  if (bill) return <TableBillSheet sessionId={bill} onClose={() => setBill(undefined)} />
  if (leaving)
    return (
      <PlaceSheet
        table={table}
        session={leaving}
        tables={tables}
        onClose={() => setMoving(undefined)}
        onPlaced={(tableId) => {
          setMoving(undefined)
          onOpen(tableId)
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
      onMove={() => {
        tables.forget()
        setMoving(sessionOf(table)?.id)
      }}
    />
  )
}
