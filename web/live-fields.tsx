import type { ReactNode } from 'react'
import { useAlive } from './use-alive.ts'

/**
 * Around what a form of a page asks for: what is typed or pressed before the scripts are here would be lost, and a form
 * that the browser sends by itself writes its fields into the address. It takes no place of its own in the layout.
 */
export function LiveFields({ children }: { readonly children: ReactNode }) {
  const alive = useAlive()
  return (
    <fieldset disabled={!alive} style={{ display: 'contents' }}>
      {children}
    </fieldset>
  )
}
