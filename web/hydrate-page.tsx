import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Brings the page that the server sent to life. */
export function hydratePage(): void {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}
