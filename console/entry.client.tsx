import { reloadOnFailedPart } from '#web/reload-on-failed-part.ts'
import { hydratePage } from '#web/hydrate-page.tsx'
import { showRefused } from '#web/show-refused.ts'
import { watchTyping } from './shell/draft/typed-in-sheet.ts'

reloadOnFailedPart()
hydratePage()
showRefused(document)
watchTyping(document)
