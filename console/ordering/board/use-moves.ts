import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { constants } from '#domain/core/limits.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { isUnanswered } from '../../live/is-unanswered.ts'
import { usePatientClient } from '../../live/use-patient-client.ts'
import { whyNot } from '../../live/why-not.ts'
import { useMember } from '../../shell/member.ts'
import { forgetMove, keepMove, pendingMoves } from './pending-moves.ts'
import type { MoveOwner } from './pending-moves.ts'
import type { Move } from './pending-moves.ts'
import type { LiveBoard } from './use-board.ts'

/** What the board tells after a step. */
export type Notice =
  | { readonly kind: 'undo'; readonly ticket: TicketWire; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string }

export interface Moves {
  readonly send: (move: Move) => void
  /** Orders whose step is under way. */
  readonly busy: ReadonlySet<string>
  /** Orders whose step waits for the network. */
  readonly waiting: ReadonlySet<string>
  readonly notice: Notice | undefined
  readonly forget: () => void
}

/**
 * Takes the live board; returns how its steps are sent. Each carries the version that was seen: who comes second is
 * told, and nothing is overwritten (safety 10). Without network steps wait and are sent when it is back (design 11).
 */
export function useMoves({ state, tell, refresh, offline, lost }: LiveBoard): Moves {
  const client = usePatientClient()
  const t = useText()
  const owner = useMoveOwner(state.shown.branch_id)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const underWay = useRef(new Set<string>())
  const [notice, setNotice] = useState<Notice>()
  const forget = useCallback(() => setNotice(undefined), [])

  const send = useCallback(
    (move: Move) => {
      const { ticket, action, minutes, reason, slotStart, again } = move
      const { id, version, number } = ticket
      setBusy((known) => new Set(known).add(id))
      setNotice(undefined)
      keepMove(owner, move)
      underWay.current.add(id)
      client
        .moveOrder(id, { action, version, minutes, reason, slot_start: slotStart, again })
        .then((after) => {
          forgetMove(owner, id)
          tell({ type: 'moved', ticket: after })
          if (after.may.includes('undo') && action !== 'undo')
            setNotice({
              kind: 'undo',
              ticket: after,
              text: t(action === 'ready' ? 'told.ready' : 'told.delivered', { number }),
            })
        })
        .catch((error: unknown) => {
          if (isUnanswered(error)) {
            lost()
            return setWaiting((known) => new Set(known).add(id))
          }
          forgetMove(owner, id)
          const message = whyNot(error, t)
          const status = error instanceof CallError ? error.body.details?.['status'] : undefined
          const known = typeof status === 'string' ? t(`status.${status}` as TextKey) : undefined
          const text = known
            ? t('told.changed', { number, message, status: known })
            : t('told.refused', { number, message })
          setNotice({ kind: 'refused', text })
          return refresh()
        })
        .finally(() => {
          underWay.current.delete(id)
          setBusy((known) => new Set([...known].filter((one) => one !== id)))
        })
    },
    [client, owner, lost, refresh, t, tell],
  )

  const take = useCallback(() => {
    setWaiting(new Set())
    for (const move of pendingMoves(owner)) if (!underWay.current.has(move.ticket.id)) send(move)
  }, [owner, send])
  useTakenWhenBack(take, offline)
  useHoldReload(waiting.size + busy.size > 0 || notice?.kind === 'undo')
  useForgottenUndo(notice, forget)
  return { send, busy, waiting, notice, forget }
}

/** Who keeps steps of this board: the member who is signed in, for the branch that is shown. */
function useMoveOwner(branchId: string): MoveOwner {
  const { id: memberId } = useMember()
  return useMemo(() => ({ memberId, branchId }), [memberId, branchId])
}

/** Steps that waited go out when the board opens (it was left, or loaded anew), and once the server answers again. */
function useTakenWhenBack(take: () => void, offline: boolean): void {
  const wasOffline = useRef(true)
  useEffect(() => {
    const isBack = wasOffline.current && !offline
    wasOffline.current = offline
    if (isBack) take()
  }, [take, offline])
}

/** The offer to undo stands as long as the server would take it (rule "Undo"). */
function useForgottenUndo(notice: Notice | undefined, forget: () => void): void {
  useEffect(() => {
    if (notice?.kind !== 'undo') return undefined
    const timer = setTimeout(forget, constants.undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [notice, forget])
}
