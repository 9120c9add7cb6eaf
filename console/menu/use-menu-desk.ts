import { useCallback, useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import { useClient } from '#web/use-client.ts'
import { listenBranch } from '../live/listen-branch.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { reloadWhenFree } from '../shell/reload-when-free.ts'
import { inOrder, type DeskOrder } from './menu-order.ts'

export interface MenuDesk {
  readonly desk: MenuDeskWire
  readonly refresh: () => Promise<void>
  /** Does it, then shows how the menu stands; returns whether it was done. What was refused is told in `refused`. */
  readonly act: (run: () => Promise<unknown>) => Promise<boolean>
  readonly busy: boolean
  readonly refused: string | undefined
  /** Shows the order at once and saves it. */
  readonly reorder: (order: DeskOrder) => void
}

/** Takes the menu as the page came with it; keeps it as it is now, and changes it. */
export function useMenuDesk(first: MenuDeskWire): MenuDesk {
  const client = useClient()
  const t = useText()
  const [desk, setDesk] = useState(first)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  const refresh = useCallback(async () => setDesk(await client.getMenuDesk()), [client])
  useNews(refresh)
  const act = async (run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await run()
      return true
    } catch (error) {
      setRefused(error instanceof CallError ? error.message : t('menu.unreachable'))
      return false
    } finally {
      await refresh().catch(() => undefined)
      setBusy(false)
    }
  }
  const reorder = (order: DeskOrder) => {
    setDesk((now) => inOrder(now, order))
    void act(() => client.orderMenu({ groups: order }))
  }
  return { desk, refresh, act, busy, refused, reorder }
}

/** Asks again when a colleague changed the menu, and every while in case a message was lost (safety 29). */
function useNews(refresh: () => Promise<void>): void {
  const { id: tenantId } = useMember().tenant
  useEffect(() => {
    const again = () => void refresh().catch(() => undefined)
    // every page of a restaurant's staff hears of its content: no branch is named
    const stop = listenBranch(
      { tenantId, branchId: '', wanted: [] },
      { changed: again, reload: reloadWhenFree },
    )
    const poll = setInterval(again, pollEveryMs.page)
    return () => {
      stop()
      clearInterval(poll)
    }
  }, [tenantId, refresh])
}
