import { reloadOnFailedPart } from '#ui/reload-on-failed-part.ts'
import { hydratePage } from '#web/hydrate-page.tsx'

reloadOnFailedPart()
hydratePage()
