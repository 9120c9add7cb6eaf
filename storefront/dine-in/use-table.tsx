import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { TableInsideWire, TableSessionWire } from '#contract/dine-in/table.ts'
import { useClient } from '../shell/use-client.ts'
import { useTableText } from '../i18n/use-table-text.ts'
import { askOften } from '../live/ask-often.ts'
import { channels } from '#contract/core/live.ts'
import { alsoWatch, listenLive } from '../live/live-line.ts'
import { whyOutside, type WhyOutside } from './why-outside.ts'

/** A table as this phone sees it now, and what it may do. */
export interface Table {
  readonly session: TableSessionWire
  /** Set once this phone sees nothing of it any more. */
  readonly outside: WhyOutside | undefined
  /** Asks the server; resolves to the session. */
  readonly refresh: () => Promise<TableSessionWire>
  /** Does something at the table, then looks again; why it was refused stands in `refused`. */
  readonly act: (name: string, run: () => Promise<unknown>) => Promise<boolean>
  /** What is under way. */
  readonly busy: string | undefined
  readonly refused: string | undefined
  /** Staff have moved the party while this page was open, and its guest has not read that yet. */
  readonly moved: boolean
  readonly settle: () => void
}

export const TableContext = createContext<Table | undefined>(undefined)

/** The table of this page. Outside its frame it throws. */
export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('useTable outside TableFrame')
  return table
}

/** The same with what only those see who sit there. */
export function useInside(): Table & { readonly inside: TableInsideWire } {
  const table = useTable()
  const { inside } = table.session
  if (!inside) throw new Error('useInside before being let in')
  return { ...table, inside }
}

/** Takes a session as the page came with it; keeps it as it is now: live, every 20 s, and when the page comes back. */
export function useTableState(initial: TableSessionWire): Table {
  const t = useTableText()
  const client = useClient()
  const [session, setSession] = useState(initial)
  // two tables that are put together are one session: this phone goes on in it
  const { id } = session
  const [outside, setOutside] = useState<WhyOutside>()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [known, setKnown] = useState(initial.table)
  const turns = useRef({ sent: 0, shown: 0 })

  const refresh = useCallback(async () => {
    const turn = (turns.current.sent += 1)
    const now = await client.tableSession(id).catch((error: unknown) => {
      const why = error instanceof CallError ? whyOutside(error) : undefined
      if (why) setOutside(why)
      throw error
    })
    if (turn > turns.current.shown) {
      turns.current.shown = turn
      setSession(now)
    }
    return now
  }, [client, id])

  const act = useCallback(
    async (name: string, run: () => Promise<unknown>) => {
      setBusy(name)
      setRefused(undefined)
      try {
        await run()
        return true
      } catch (error) {
        setRefused(error instanceof CallError ? error.message : t('table.failed'))
        return false
      } finally {
        await refresh().catch(() => undefined)
        setBusy(undefined)
      }
    },
    [refresh, t],
  )
  useEffect(() => {
    const again = () => void refresh().catch(() => undefined)
    const ends = [
      alsoWatch((tenant) => [channels.table(tenant, id)]),
      listenLive({ connect: again, table: (message) => message.id === id && again() }),
      askOften(again),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [id, refresh])
  return useMemo(() => {
    const { table } = session
    const move = { moved: table !== known, settle: () => setKnown(table) }
    return { session, outside, refresh, act, busy, refused, ...move }
  }, [session, outside, refresh, act, busy, refused, known])
}
