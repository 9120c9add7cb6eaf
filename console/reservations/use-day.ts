import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '#contract/client.ts'
import { pollEveryMs } from '#contract/live.ts'
import type { ReservationDeskDayWire } from '#contract/reservation-desk.ts'
import { useClient } from '#web/use-client.ts'
import { listenBoard } from '../board/listen-board.ts'
import { useText } from '../i18n/use-text.ts'

/** Takes a branch's day as the page came with it; keeps it up to date, and acts on it. */
export function useDay(first: ReservationDeskDayWire) {
  const client = useClient()
  const t = useText()
  const { branch_id: branchId, date } = first
  const [day, setDay] = useState(first)
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const turns = useRef({ sent: 0, applied: 0 })

  const refresh = useCallback(async () => {
    const turn = (turns.current.sent += 1)
    const now = await client.reservationDay(branchId, date)
    if (turn < turns.current.applied) return
    turns.current.applied = turn
    setDay(now)
  }, [client, branchId, date])

  useEffect(() => {
    const ask = () => void refresh().catch(() => undefined)
    const ear = { changed: ask, reload: () => window.location.reload() }
    const stop = listenBoard(branchId, ear, { reservationsBranchId: branchId })
    const poll = setInterval(ask, pollEveryMs.board)
    return () => {
      stop()
      clearInterval(poll)
    }
  }, [branchId, refresh])

  const act = async (name: string, run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name)
    setRefused(undefined)
    try {
      await run()
      return true
    } catch (error) {
      setRefused(error instanceof CallError ? error.message : t('told.unreachable'))
      return false
    } finally {
      await refresh().catch(() => undefined)
      setBusy(undefined)
    }
  }
  return { day, busy, refused, act, forget: () => setRefused(undefined) }
}

export type DayDesk = ReturnType<typeof useDay>
