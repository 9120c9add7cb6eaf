import { Suspense, lazy, useCallback } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { OpenItemContext } from './open-item.ts'
import { useMoves, usePlace } from '../../moves/moves.ts'

const loadSheet = () => import('./item-sheet.tsx')
const ItemSheet = lazy(loadSheet)

interface ItemSheetHostProps {
  readonly type: MenuWire['type']
  readonly branchId: string
  readonly items: readonly ItemCardWire[]
  /** Position of each menu group's plate, by group id. */
  readonly plates: Readonly<Record<string, number>>
  readonly children: ReactNode
}

/**
 * Opens items as a sheet over its page, under the item's own address: going back closes it, reloading shows the item
 * alone. At a table it stays the table's page, since its round is ordered nowhere else. Links to items inside are caught
 * here once, so that a hundred of them cost nothing.
 */
export function ItemSheetHost({ type, branchId, items, plates, children }: ItemSheetHostProps) {
  const { navigate } = useMoves()
  const language = useLanguage()
  const { pathname, search, mask, state } = usePlace()
  const atTable = type === 'dinein'
  const open = useCallback(
    (id: string) =>
      void navigate(`${pathname}?item=${id}`, {
        ...(atTable ? { state: { here: true } } : { mask: localPath(`/item/${id}`, language) }),
        preventScrollReset: true,
      }),
    [navigate, pathname, language, atTable],
  )
  const opened = mask || atTable ? new URLSearchParams(search).get('item') : null
  const shown = items.find((item) => item.id === opened)
  const wasOpenedHere = mask !== undefined || (state as { here?: boolean } | null)?.here === true
  const close = () =>
    void (wasOpenedHere ? navigate(-1) : navigate(pathname, { replace: true, preventScrollReset: true }))
  return (
    <OpenItemContext value={open}>
      {/* the links inside are what is focused and pressed; this only catches their clicks */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        onClick={(event) => {
          const id = itemLinkOf(event)
          if (!id || !items.some((item) => item.id === id)) return
          event.preventDefault()
          open(id)
        }}
        onPointerOver={warmUp}
      >
        {children}
      </div>
      {shown && (
        <Suspense fallback={null}>
          <ItemSheet
            key={shown.id}
            card={shown}
            plate={plates[shown.group_id] ?? 1}
            type={type}
            branchId={branchId}
            onClose={close}
          />
        </Suspense>
      )}
    </OpenItemContext>
  )
}

/** Takes a click; returns the id of the item whose link was pressed plainly: not for a new tab, not already handled. */
function itemLinkOf(event: MouseEvent): string | undefined {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const path = event.target.closest('a')?.pathname ?? ''
  return /\/item\/([0-9A-Za-z]+)$/.exec(path)?.[1]
}

/** The sheet's code is fetched when a finger or pointer first comes near an item. */
function warmUp(event: { target: EventTarget }): void {
  if (event.target instanceof Element && event.target.closest('article')) void loadSheet()
}
