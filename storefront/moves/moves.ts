import { createContext, use, useMemo, type AnchorHTMLAttributes, type ComponentType } from 'react'

/** Where the visitor is. With a `mask` the address bar shows another address than the page's own: a sheet over its page. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly mask?: Pick<Place, 'pathname'> | undefined
}

export interface MoveOptions {
  /** In the place of the present entry of the history. */
  readonly replace?: boolean
  /** Kept with the entry, also when the page is loaded anew. */
  readonly state?: unknown
  /** The address that is shown in place of the page's own; loading anew opens that one. */
  readonly mask?: string
  readonly preventScrollReset?: boolean
}

export type Target = string | Pick<Place, 'pathname' | 'search' | 'hash'>

/** Takes an own address, or how many entries of the history to go; leads there. */
export interface Navigate {
  (to: Target, options?: MoveOptions): void | Promise<void>
  (entries: number): void | Promise<void>
}

export interface MoveLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<MoveOptions, 'replace' | 'preventScrollReset'> {
  readonly to: string
  /** It leads to a document of its own. */
  readonly reloadDocument: boolean
  /** Whether what it leads to may be fetched as soon as it is likely to be followed. */
  readonly mayPrefetch: boolean
}

/**
 * How a page moves on. Screens know this alone: pages that show what is the same for all have a small client of their own
 * (storefront/public), all others React Router's (react-router-moves.tsx). Decision 0234.
 */
export interface Moves {
  readonly navigate: Navigate
  /** Asks for the page's data anew. */
  readonly revalidate: () => Promise<void>
  readonly Link: ComponentType<MoveLinkProps>
}

export const PlaceContext = createContext<Place | undefined>(undefined)
export const MovesContext = createContext<Moves | undefined>(undefined)
/** Whether the next page is on its way. */
export const MovingContext = createContext(false)

/** Where the visitor is. Throws outside of a page. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('no page stands around this')
  return place
}

/** How the page moves on. Throws outside of a page. */
export function useMoves(): Moves {
  const moves = use(MovesContext)
  if (!moves) throw new Error('no page stands around this')
  return moves
}

/** What follows the "?" of the page's address. */
export function useSearchParams(): URLSearchParams {
  const { search } = usePlace()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Whether the next page is on its way. */
export function useMoving(): boolean {
  return use(MovingContext)
}
