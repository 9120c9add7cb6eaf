import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { CallError } from '#contract/client.ts'
import { pollEveryMs } from '#contract/live.ts'
import type { BoardWire } from '#contract/staff.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { hasLeft } from '../shell/leaving.ts'
import { useMember } from '../shell/member.ts'
import { reloadWhenFree } from '../shell/reload-when-free.ts'
import { useClient } from '#web/use-client.ts'
import { firstState, nextState } from './board-state.ts'
import type { BoardEvent, BoardState } from './board-state.ts'
import { listenBoard } from './listen-board.ts'

export interface LiveBoard {
  readonly state: BoardState
  readonly tell: (event: BoardEvent) => void
  /** The server could not be reached the last time. */
  readonly offline: boolean
  /** Asks for what changed, now. */
  readonly refresh: () => void
}

/**
 * Takes the board that the page came with; keeps it live: by events, every 10 s, and when page or network come back.
 * Each question carries the version shown, and an answer that a later one has overtaken is dropped (safety 29).
 */
export function useBoard(first: BoardWire): LiveBoard {
  const client = useClient()
  const [state, tell] = useReducer(nextState, first, firstState)
  const [offline, setOffline] = useState(false)
  const version = useRef(first.version)
  const asked = useRef({ sent: 0, applied: 0 })
  const branchId = first.branch_id
  const { role } = useMember()
  const tables = mayStaff(role, 'tables')

  const refresh = useCallback(() => {
    if (hasLeft()) return
    const turn = (asked.current.sent += 1)
    client.board(branchId, version.current).then(
      ({ board }) => {
        setOffline(false)
        if (turn < asked.current.applied) return
        asked.current.applied = turn
        if (!board) return
        version.current = board.version
        tell({ type: 'came', board })
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) return setOffline(true)
        // signed out elsewhere, or the branch is no longer ours: the page's loaders know where to go
        if (error.status === 401 || error.status === 404) window.location.reload()
      },
    )
  }, [client, branchId])

  useEffect(() => {
    const stop = listenBoard(
      branchId,
      { changed: refresh, reload: reloadWhenFree },
      { boardBranchId: branchId, ...(tables && { tablesBranchId: branchId }) },
    )
    const poll = setInterval(refresh, pollEveryMs.board)
    const whenBack = () => document.visibilityState === 'visible' && refresh()
    const whenGone = () => setOffline(true)
    document.addEventListener('visibilitychange', whenBack)
    window.addEventListener('online', refresh)
    window.addEventListener('offline', whenGone)
    return () => {
      stop()
      clearInterval(poll)
      document.removeEventListener('visibilitychange', whenBack)
      window.removeEventListener('online', refresh)
      window.removeEventListener('offline', whenGone)
    }
  }, [branchId, refresh, tables])

  return { state, tell, offline, refresh }
}
