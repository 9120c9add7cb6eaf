import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './i18n/catalogue.ts'
import { reloadOnFailedPart } from '#ui/reload-on-failed-part.ts'

reloadOnFailedPart()

void loadTexts(document.documentElement.lang === 'en' ? 'en' : 'ar').then(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
})
