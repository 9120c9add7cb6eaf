import { useEffect, useState } from 'react'
import type { TableBillWire } from '#contract/dine-in/table-bill.ts'
import { useClient } from '#web/use-client.ts'
import { useAct } from '../shell/use-act.ts'

/** Takes a session's id; returns its bill once it is known, why it is not, and how to ask again. */
export function useTableBill(sessionId: string) {
  const client = useClient()
  const act = useAct()
  const [bill, setBill] = useState<TableBillWire>()
  const ask = () => act.run(() => client.tableBill(sessionId), setBill)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the sheet opens
  useEffect(ask, [])
  return { bill, refused: act.refused, ask }
}
