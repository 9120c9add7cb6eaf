import { useCallback, useEffect, useRef, useState } from 'react'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import { useText } from '../i18n/use-text.ts'
import { keepSame } from './keep-same.ts'
import { leaveWhenShutOut } from './leave-when-shut-out.ts'
import { listenBranch } from './listen-branch.ts'
import { useHeld } from './use-held.ts'
import { hasLeft } from '../shell/draft/leaving.ts'
import { useMember } from '../shell/member.ts'
import { standsStill } from './stands-still.ts'
import { whyNot } from './why-not.ts'
import { reloadWhenFree } from '../shell/reload-when-free.ts'

/** What a room shows as it is now, and what is done in it. */
export interface LiveDesk<T> {
  readonly shown: T
  /** What is under way. */
  readonly busy: string | undefined
  /** Why the last act was refused, in the page's language. */
  readonly refused: string | undefined
  /** The server did not answer the last time. */
  readonly offline: boolean
  /** Does something under a name, then looks again; resolves to whether it was done. */
  readonly act: (name: string, run: () => Promise<unknown>) => Promise<boolean>
  readonly forget: () => void
}

/**
 * Takes what the page came with, how to ask for it, its branch and the channels that are heard; keeps it as it is now: by
 * live messages and now and then (safety 29). An answer that was overtaken is not shown.
 */
export function useLiveDesk<T>(
  first: T,
  ask: () => Promise<T>,
  branchId: string,
  channelsOf: (tenantId: string) => readonly string[],
): LiveDesk<T> {
  const t = useText()
  const [latest, setLatest] = useState(first)
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [offline, setOffline] = useState(false)
  const turns = useRef({ sent: 0, applied: 0 })
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })

  const refresh = useCallback(async () => {
    const turn = (turns.current.sent += 1)
    const now = await asking.current().catch((error: unknown) => {
      setOffline(standsStill(error))
      if (!hasLeft()) leaveWhenShutOut(error)
      throw error
    })
    setOffline(false)
    if (turn < turns.current.applied) return
    turns.current.applied = turn
    setLatest((before) => keepSame(before, now))
  }, [])

  const { id: tenantId } = useMember().tenant
  const received = channelsOf(tenantId).join(' ')
  useEffect(() => {
    const again = () => void refresh().catch(() => undefined)
    const handlers = { changed: again, reload: reloadWhenFree }
    const stop = listenBranch({ tenantId, branchId, wanted: received.split(' ') }, handlers)
    const poll = setInterval(again, pollEveryMs.board)
    return () => {
      stop()
      clearInterval(poll)
    }
  }, [tenantId, branchId, received, refresh])

  const act = async (name: string, run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name)
    setRefused(undefined)
    try {
      await run()
      return true
    } catch (error) {
      setRefused(whyNot(error, t))
      return false
    } finally {
      await refresh().catch(() => undefined)
      setBusy(undefined)
    }
  }
  return { shown: useHeld(latest), busy, refused, offline, act, forget: () => setRefused(undefined) }
}
