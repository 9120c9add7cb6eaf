import { useCallback } from 'react'
import type { ItemCardWire } from '#contract/menu/menu.ts'
import { useMoves, usePlace, useSearchParams } from '../../moves/moves.ts'

interface OpenDish {
  readonly opened: ItemCardWire | undefined
  readonly open: (id: string) => void
  readonly close: () => void
}

/** The dish that is looked at stands in the address, so that going back closes it and a link can show it. */
export function useOpenDish(items: readonly ItemCardWire[]): OpenDish {
  const { navigate } = useMoves()
  const { pathname, state } = usePlace()
  const search = useSearchParams()
  const wanted = search.get('item')
  const open = useCallback(
    (id: string) =>
      void navigate(`${pathname}?item=${id}`, { state: { here: true }, preventScrollReset: true }),
    [navigate, pathname],
  )
  const own = (state as { here?: boolean } | null)?.here === true
  const close = useCallback(
    () => void (own ? navigate(-1) : navigate(pathname, { replace: true, preventScrollReset: true })),
    [navigate, pathname, own],
  )
  return { opened: items.find((item) => item.id === wanted), open, close }
}
