import { useMemo, useState } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { MenuMessage } from '../live/use-menu-live.ts'
import { useMenuLive } from '../live/use-menu-live.ts'
import { useMoves } from '../moves/moves.ts'

interface SoldOutMarks {
  /** Content version that the marks belong to. */
  readonly version: number
  readonly ids: ReadonlySet<string>
}

/** Takes the menu as it was rendered; returns it as it is now: sold-out items turn at once, all else is asked anew. */
export function useFreshMenu(menu: MenuWire): MenuWire {
  const { revalidate } = useMoves()
  const [marks, setMarks] = useState<SoldOutMarks | undefined>()
  useMenuLive((message) => {
    if (message && message.version <= menu.content_version) return
    const sold = message && soldOutHere(message, menu.branch.id)
    if (sold === 'elsewhere') return
    if (sold) setMarks({ version: message.version, ids: new Set([...(marks?.ids ?? []), ...sold]) })
    else void revalidate()
  })
  return useMemo(() => markSoldOut(menu, marks), [menu, marks])
}

/**
 * Takes a message and a branch; returns the items that it takes out there, 'elsewhere' when it is about other branches
 * alone, and nothing when the menu must be asked anew.
 */
export function soldOutHere(
  message: MenuMessage,
  branchId: string,
): readonly string[] | 'elsewhere' | undefined {
  if (!message.items) return undefined
  const here = message.items.filter((item) => item.branch_id === branchId)
  if (here.length === 0) return message.items.length > 0 ? 'elsewhere' : undefined
  return here.every((item) => item.sold_out) ? here.map((item) => item.id) : undefined
}

/** Takes a menu and marks; returns the menu with the marked items sold out, unless it is newer than the marks. */
export function markSoldOut(menu: MenuWire, marks: SoldOutMarks | undefined): MenuWire {
  if (!marks || marks.version <= menu.content_version) return menu
  const items = menu.items.map((item) =>
    marks.ids.has(item.id) ? { ...item, state: 'sold_out' as const, state_note: '' } : item,
  )
  return { ...menu, items }
}
