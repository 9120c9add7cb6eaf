import type { ReactNode } from 'react'
import { MovesContext, PlaceContext, type Moves } from './moves.ts'

const nowhere: Moves = {
  navigate: () => {},
  revalidate: () => Promise.resolve(),
  Link: ({ to, className, children }) => (
    <a href={to} className={className}>
      {children}
    </a>
  ),
}

/** For tests: takes an address; what is inside stands on that page, and leads nowhere. */
export function AtPlace({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { pathname, search, hash } = new URL(path, 'http://saffron.test')
  return (
    <PlaceContext value={{ pathname, search, hash, state: null }}>
      <MovesContext value={nowhere}>{children}</MovesContext>
    </PlaceContext>
  )
}
