import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnFailedPart } from '#ui/reload-on-failed-part.ts'

reloadOnFailedPart()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
