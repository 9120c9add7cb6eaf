import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import type { StockWire } from '#contract/backoffice/staff.ts'
import { hourMs } from '#domain/core/durations.ts'
import { leaveWhenShutOut } from '../../live/leave-when-shut-out.ts'
import { listenBranch } from '../../live/listen-branch.ts'
import { standsStill } from '../../live/stands-still.ts'
import { useHeld } from '../../live/use-held.ts'
import { useText } from '../../i18n/use-text.ts'
import { useClient } from '#web/use-client.ts'
import { hasLeft } from '../../shell/draft/leaving.ts'
import { useMember } from '../../shell/member.ts'
import { reloadWhenFree } from '../../shell/reload-when-free.ts'

/** How long an item stays sold out. */
export type Until = 'hour' | 'day' | 'back'

/** Takes a branch and its stock as the page came with it; keeps it up to date and switches items. */
export function useStock(branchId: string, first: StockWire) {
  const client = useClient()
  const t = useText()
  const { id: tenantId } = useMember().tenant
  const [latest, setStock] = useState(first)
  const stock = useHeld(latest)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<string>()
  const [offline, setOffline] = useState(false)
  const turns = useRef({ sent: 0, applied: 0 })

  const refresh = useCallback(async () => {
    const turn = (turns.current.sent += 1)
    const now = await client.getStock({ branch_id: branchId }).catch((error: unknown) => {
      setOffline(standsStill(error))
      if (!hasLeft()) leaveWhenShutOut(error)
      throw error
    })
    setOffline(false)
    if (turn < turns.current.applied) return
    turns.current.applied = turn
    setStock(now)
  }, [client, branchId])

  useEffect(() => {
    const ask = () => void refresh().catch(() => undefined)
    const stop = listenBranch({ tenantId, branchId }, { changed: ask, reload: reloadWhenFree })
    const poll = setInterval(ask, pollEveryMs.page)
    return () => {
      stop()
      clearInterval(poll)
    }
  }, [tenantId, branchId, refresh])

  const turn = (key: string, send: () => Promise<unknown>) => {
    setBusy((known) => new Set(known).add(key))
    setRefused(undefined)
    send()
      // done is done, whether it can be looked at or not: then the room says that it is offline
      .then(() => refresh().catch(() => undefined))
      .catch((error: unknown) =>
        setRefused(error instanceof CallError ? error.message : t('told.unreachable')),
      )
      .finally(() => setBusy((known) => new Set([...known].filter((one) => one !== key))))
  }
  const set = (itemId: string, soldOut: boolean, until: Until = 'back') =>
    turn(itemId, () =>
      client.setSoldOut(itemId, { branch_id: branchId, sold_out: soldOut, until: momentOf(until, stock) }),
    )
  const setOption = (optionIds: string[], soldOut: boolean, until: Until = 'back') =>
    turn(optionIds.join(), () =>
      client.changeOptionsHere({
        branch_id: branchId,
        option_ids: optionIds,
        sold_out: soldOut,
        until: momentOf(until, stock),
      }),
    )
  return { stock, busy, refused, offline, set, setOption, refresh }
}

/** By the server's clock as the page last heard it: an hour is meant roughly, the day's end exactly. */
function momentOf(until: Until, { rendered_at, end_of_day }: StockWire): string | null {
  if (until === 'back') return null
  return until === 'day' ? end_of_day : new Date(Date.parse(rendered_at) + hourMs).toISOString()
}
