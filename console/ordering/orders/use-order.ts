import { useCallback, useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { TicketAction } from '#contract/backoffice/staff.ts'
import { isUnanswered } from '../../live/is-unanswered.ts'
import { leaveWhenShutOut } from '../../live/leave-when-shut-out.ts'
import { listenBranch } from '../../live/listen-branch.ts'
import { standsStill } from '../../live/stands-still.ts'
import { useHeld } from '../../live/use-held.ts'
import { usePatientClient } from '../../live/use-patient-client.ts'
import { whyNot } from '../../live/why-not.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText, type TextOf } from '../../i18n/use-text.ts'
import { hasLeft } from '../../shell/draft/leaving.ts'
import { useMember } from '../../shell/member.ts'
import { reloadWhenFree } from '../../shell/reload-when-free.ts'

/** What the page says of the last step: what a colleague changed meanwhile, or why it was refused. */
export interface StepNotice {
  readonly tone: 'warn' | 'err'
  readonly words: string
}

/**
 * Takes the order that the page came with; keeps it as it is now. Who works on it while a colleague changes it is told
 * what changed, and nothing is overwritten (safety 10).
 */
export function useOrder(first: OrderPageWire) {
  const client = usePatientClient()
  const t = useText()
  const [latest, setOrder] = useState(first)
  const [lastNotice, setNotice] = useState<StepNotice>()
  const { order, notice } = useHeld({ order: latest, notice: lastNotice })
  const [busy, setBusy] = useState<TicketAction>()
  const [offline, setOffline] = useState(false)
  const { id, branch_id: branchId } = first.ticket

  const show = useCallback(
    (next: OrderPageWire, mine: boolean) =>
      setOrder((now) => {
        if (next.ticket.version < now.ticket.version) return now
        if (!mine && next.ticket.version > now.ticket.version) setNotice(changeOf(next, t))
        return next
      }),
    [t],
  )
  const refresh = useCallback(
    (mine = false): Promise<void> => {
      if (hasLeft()) return Promise.resolve()
      return client.getDeskOrder(id).then(
        (next) => {
          setOffline(false)
          show(next, mine)
        },
        (error: unknown) => {
          setOffline(standsStill(error))
          leaveWhenShutOut(error)
        },
      )
    },
    [client, id, show],
  )
  useNews(branchId, refresh)

  const move = (action: TicketAction, more: { minutes?: number; reason?: string } = {}) => {
    if (busy) return
    setBusy(action)
    setNotice(undefined)
    client
      .moveOrder(id, { action, version: order.ticket.version, ...more })
      .then(() => refresh(true))
      .catch((error: unknown) => {
        const why = whyNot(error, t)
        if (isUnanswered(error)) return setNotice({ tone: 'err', words: why })
        const status = error instanceof CallError ? error.body.details?.['status'] : undefined
        const words = typeof status === 'string' ? `${why} (${t(`status.${status}` as TextKey)})` : why
        return refresh(true).then(() => setNotice({ tone: 'err', words }))
      })
      .finally(() => setBusy(undefined))
  }
  return { order, notice, busy, offline, move, refresh }
}

/** Takes an order that somebody else changed; returns what is told of it. */
function changeOf({ journal, ticket }: OrderPageWire, t: TextOf): StepNotice | undefined {
  const last = journal.at(-1)
  if (!last) return undefined
  const who = last.name || t(`orders.by.${last.by}`)
  return { tone: 'warn', words: t('orders.changed', { who, status: t(`status.${ticket.shown}`) }) }
}

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

export type OrderDesk = ReturnType<typeof useOrder>
