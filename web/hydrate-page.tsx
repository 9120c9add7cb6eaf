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

declare global {
  interface Window {
    /** The page hears presses, and has done what it does by itself at first. Tests and measurements wait for it. */
    isAlive?: true
  }
}

/** An effect of the outermost runs last. */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.isAlive = true
  }, [])
  return children
}
