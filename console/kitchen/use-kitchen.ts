import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { KitchenTicketWire, KitchenWire } from '#contract/kitchen.ts'
import { pollEveryMs } from '#contract/live.ts'
import { useClient } from '#web/use-client.ts'
import { listenBoard } from '../board/listen-board.ts'
import { useText } from '../i18n/use-text.ts'
import { hasLeft } from '../shell/leaving.ts'

/** Takes the screen as the page came with it; keeps it live by events and every while, and says what is made (safety 29). */
export function useKitchen(first: KitchenWire) {
  const client = useClient()
  const t = useText()
  const [kitchen, setKitchen] = useState(first)
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const turns = useRef({ sent: 0, applied: 0 })
  const { branch_id: branchId, station_id: stationId } = first

  const take = useCallback((turn: number, next: KitchenWire) => {
    if (turn < turns.current.applied) return
    turns.current.applied = turn
    setKitchen(next)
  }, [])
  const refresh = useCallback(() => {
    if (hasLeft()) return
    const turn = (turns.current.sent += 1)
    client.kitchen(branchId, stationId ?? undefined).then(
      (next) => take(turn, next),
      (error: unknown) => {
        // signed out elsewhere, or the station is gone: the page's loaders know where to go
        if (error instanceof CallError && [401, 404].includes(error.status)) window.location.reload()
      },
    )
  }, [client, branchId, stationId, take])

  useEffect(() => {
    const stop = listenBoard(branchId, { changed: refresh, reload: () => window.location.reload() })
    const poll = setInterval(refresh, pollEveryMs.board)
    return () => {
      stop()
      clearInterval(poll)
    }
  }, [branchId, refresh])

  const act = (ticket: KitchenTicketWire, run: () => Promise<unknown>) => {
    if (busy) return
    setBusy(ticket.id)
    setRefused(undefined)
    run()
      .catch((error: unknown) =>
        setRefused(error instanceof CallError ? error.message : t('told.unreachable')),
      )
      .finally(() => {
        setBusy(undefined)
        refresh()
      })
  }
  return {
    kitchen,
    refused,
    busy,
    refresh,
    /** At a station: its part is made. At the pass: the order is ready. */
    bump: (ticket: KitchenTicketWire) =>
      act(ticket, () =>
        stationId === null
          ? client.moveOrder(ticket.id, { action: 'ready', version: ticket.version })
          : client.markKitchen(ticket.id, stationId, true),
      ),
    recall: (ticket: KitchenTicketWire) =>
      act(ticket, () =>
        stationId === null
          ? client.moveOrder(ticket.id, { action: 'undo', version: ticket.version })
          : client.markKitchen(ticket.id, stationId, false),
      ),
  }
}

export type KitchenDesk = ReturnType<typeof useKitchen>
