import { useCallback, useEffect, useReducer, useState } from 'react'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import { channels } from '#contract/core/live.ts'
import type { BoardWire } from '#contract/ordering/board.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { hasLeft } from '../../shell/draft/leaving.ts'
import { useMember } from '../../shell/member.ts'
import { reloadWhenFree } from '../../shell/reload-when-free.ts'
import { makeBoardMemory } from './board-memory.ts'
import { firstState, nextState } from './board-state.ts'
import type { BoardEvent, BoardState } from './board-state.ts'
import { listenForPress } from '../../live/listen-for-press.ts'
import { leaveWhenShutOut } from '../../live/leave-when-shut-out.ts'
import { listenBranch } from '../../live/listen-branch.ts'
import { standsStill } from '../../live/stands-still.ts'
import { usePatientClient } from '../../live/use-patient-client.ts'

export interface LiveBoard {
  readonly state: BoardState
  readonly tell: (event: BoardEvent) => void
  /** The server could not be reached the last time. */
  readonly offline: boolean
  /** Asks for what changed, now. */
  readonly refresh: () => void
  /** A step did not reach the server: the board is offline until it is asked again and answers. */
  readonly lost: () => void
}

/**
 * Takes the board that the page came with; keeps it live: by events, every 10 s, and when page or network come back.
 * What is asked and what is made of the answers says `makeBoardMemory`.
 */
export function useBoard(first: BoardWire): LiveBoard {
  const client = usePatientClient()
  const [state, tell] = useReducer(nextState, first, firstState)
  useHeldCards(tell)
  const [offline, setOffline] = useState(false)
  const [memory] = useState(() => makeBoardMemory(first))
  const branchId = first.branch_id
  const { role, tenant } = useMember()
  const tenantId = tenant.id
  const tables = mayStaff(role, 'tables')

  const refresh = useCallback(
    function ask(): void {
      if (hasLeft()) return
      const question = memory.question()
      client
        .getBoard({ branch_id: branchId, since: question.since, orders: question.orders?.join(',') })
        .then(
          (answer) => {
            // an answer of before the network went is no sign that it is there
            setOffline(!navigator.onLine)
            const event = memory.take(question, answer)
            if (event === 'ask') ask()
            else if (event) tell(event)
          },
          (error: unknown) => {
            if (standsStill(error)) return setOffline(true)
            leaveWhenShutOut(error)
          },
        )
    },
    [client, branchId, memory],
  )

  useEffect(() => {
    const changed = (orderId?: string) => {
      if (orderId) memory.dispatch(orderId)
      refresh()
    }
    const board = [channels.branch(tenantId, branchId)]
    const stop = listenBranch(
      { tenantId, branchId, wanted: [...board, ...(tables ? [channels.tables(tenantId, branchId)] : [])] },
      { changed, reload: reloadWhenFree },
    )
    const poll = setInterval(refresh, pollEveryMs.board)
    const whenBack = () => document.visibilityState === 'visible' && refresh()
    const whenGone = () => setOffline(true)
    document.addEventListener('visibilitychange', whenBack)
    window.addEventListener('online', refresh)
    window.addEventListener('offline', whenGone)
    // the network may have gone while the page awoke
    if (!navigator.onLine) whenGone()
    return () => {
      stop()
      clearInterval(poll)
      document.removeEventListener('visibilitychange', whenBack)
      window.removeEventListener('online', refresh)
      window.removeEventListener('offline', whenGone)
    }
  }, [tenantId, branchId, memory, refresh, tables])

  const lost = useCallback(() => setOffline(true), [])
  return { state, tell, offline, refresh, lost }
}

/** During a press no card moves (design 11). */
function useHeldCards(tell: (event: BoardEvent) => void): void {
  useEffect(
    () =>
      listenForPress(
        () => tell({ type: 'hold' }),
        () => tell({ type: 'release' }),
      ),
    [tell],
  )
}
