import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '#contract/client.ts'
import { pollEveryMs } from '#contract/live.ts'
import type { WaitingDeskWire } from '#contract/waiting-desk.ts'
import { useClient } from '#web/use-client.ts'
import { listenBoard } from '../board/listen-board.ts'
import { useText } from '../i18n/use-text.ts'

/** Takes a branch and its queues as the page came with them; keeps them up to date, and acts on them. */
export function useQueue(branchId: string, first: WaitingDeskWire) {
  const client = useClient()
  const t = useText()
  const [desk, setDesk] = useState(first)
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const turns = useRef({ sent: 0, applied: 0 })

  const refresh = useCallback(async () => {
    const turn = (turns.current.sent += 1)
    const now = await client.waitingDesk(branchId)
    if (turn < turns.current.applied) return
    turns.current.applied = turn
    setDesk(now)
  }, [client, branchId])

  useEffect(() => {
    const ask = () => void refresh().catch(() => undefined)
    const ear = { changed: ask, reload: () => window.location.reload() }
    // a table that becomes free is as much news as a party that joins
    const stop = listenBoard(branchId, ear, { tablesBranchId: branchId, waitingBranchIds: [branchId] })
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
  return { desk, busy, refused, act }
}

export type Queue = ReturnType<typeof useQueue>
