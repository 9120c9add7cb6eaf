import { useCallback, useEffect, useRef, useState } from 'react'
import type { KitchenTicketWire, KitchenWire } from '#contract/ordering/kitchen.ts'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import { keepSame } from '../../live/keep-same.ts'
import { leaveWhenShutOut } from '../../live/leave-when-shut-out.ts'
import { listenBranch } from '../../live/listen-branch.ts'
import { standsStill } from '../../live/stands-still.ts'
import { usePatientClient } from '../../live/use-patient-client.ts'
import { useHeld } from '../../live/use-held.ts'
import { whyNot } from '../../live/why-not.ts'
import { useText } from '../../i18n/use-text.ts'
import { hasLeft } from '../../shell/draft/leaving.ts'
import { useMember } from '../../shell/member.ts'
import { reloadWhenFree } from '../../shell/reload-when-free.ts'

/** Asks again when the branch's orders change, and every while in case an event was lost (safety 29). */
function useNews(branchId: string, refresh: () => Promise<void>): void {
  const { id: tenantId } = useMember().tenant
  useEffect(() => {
    const ask = () => void refresh()
    const stop = listenBranch({ tenantId, branchId }, { changed: ask, reload: reloadWhenFree })
    const poll = setInterval(ask, pollEveryMs.board)
    return () => {
      stop()
      clearInterval(poll)
    }
  }, [tenantId, branchId, refresh])
}

/** Takes the screen as the page came with it; keeps it live. An answer that a later one has overtaken is dropped. */
function useLive(first: KitchenWire) {
  const client = usePatientClient()
  const [kitchen, setKitchen] = useState(first)
  const [offline, setOffline] = useState(false)
  const turns = useRef({ sent: 0, applied: 0 })
  const { branch_id: branchId, station_id: stationId } = first
  const refresh = useCallback((): Promise<void> => {
    if (hasLeft()) return Promise.resolve()
    const turn = (turns.current.sent += 1)
    return client.getKitchen({ branch_id: branchId, station_id: stationId ?? undefined }).then(
      (next) => {
        setOffline(false)
        if (turn < turns.current.applied) return
        turns.current.applied = turn
        setKitchen((before) => keepSame(before, next))
      },
      (error: unknown) => {
        setOffline(standsStill(error))
        leaveWhenShutOut(error)
      },
    )
  }, [client, branchId, stationId])
  useNews(branchId, refresh)
  return { kitchen: useHeld(kitchen), offline, refresh }
}

/** Takes the screen as the page came with it; keeps it live, and says what is made and what is called back. */
export function useKitchen(first: KitchenWire) {
  const client = usePatientClient()
  const t = useText()
  const { kitchen, offline, refresh } = useLive(first)
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const { station_id: stationId } = first
  const line = useRef<Promise<void>>(Promise.resolve())
  const pressed = useRef(new Set<string>())
  const act = useCallback(
    (ticket: KitchenTicketWire, made: boolean) => {
      const press = `${ticket.id} ${made}`
      if (pressed.current.has(press)) return
      pressed.current.add(press)
      setBusy(ticket.id)
      setRefused(undefined)
      // at the pass the order itself is ready, or not yet
      const action = made ? 'ready' : 'undo'
      const call = (): Promise<unknown> =>
        stationId === null
          ? client.moveOrder(ticket.id, { action, version: ticket.version })
          : client.markKitchen(ticket.id, { station_id: stationId, made })
      // one after the other: a press that comes while the last is on its way is not lost
      line.current = line.current.then(call).then(
        () => undefined,
        (error: unknown) => setRefused(whyNot(error, t)),
      )
      // until the screen has gone on: a second press on what is still seen means the same ticket
      void line.current.then(refresh).finally(() => {
        pressed.current.delete(press)
        setBusy(undefined)
      })
    },
    [client, refresh, stationId, t],
  )
  const bump = useCallback((ticket: KitchenTicketWire) => act(ticket, true), [act])
  const recall = useCallback((ticket: KitchenTicketWire) => act(ticket, false), [act])
  return { kitchen, offline, refused, busy, refresh, bump, recall }
}

export type KitchenDesk = ReturnType<typeof useKitchen>
