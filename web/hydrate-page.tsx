import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Brings the page that the server sent to life. */
export function hydratePage(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <Marked>
        <HydratedRouter />
      </Marked>,
    )
  })
}

/** An effect of the outermost runs last: the page hears presses and has done what it does by itself (tests and measurements wait for the mark). */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark('alive'), [])
  return children
}
