import { createContext } from 'react'
import type { ReactNode } from 'react'

/** What is kept of one thing in one look: the HTML of its parts by their names. */
export interface CachedParts {
  readonly look: string
  readonly html: Partial<Record<string, Uint8Array>>
}

/** Keeps the HTML of parts that many pages share, such as a section that the menus of all branches and ways to order have. */
export interface PartCache {
  /**
   * Takes what all parts are made with (texts, language) and the thing itself, both as text that says everything; returns
   * what is kept of it. Undefined the first time: what no other page needs costs nothing.
   */
  find(look: string, thing: string): CachedParts | undefined
  /** Takes a thing's parts, a name and how to make that part, without any context around it; returns what stands for its HTML. */
  put(parts: CachedParts, name: string, make: () => ReactNode): string
}

/** On the server alone; a browser renders every part itself and finds the same HTML there. */
export const PartCacheContext = createContext<PartCache | undefined>(undefined)
