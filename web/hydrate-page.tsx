import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isTooOld } from './older/is-too-old.ts'
import { Marked } from './marked.tsx'

/** Brings the page that the server sent to life. */
export function hydratePage(): void {
  if (isTooOld()) return
  startTransition(() => {
    hydrateRoot(
      document,
      <Marked>
        <HydratedRouter />
      </Marked>,
    )
  })
}
