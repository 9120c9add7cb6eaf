import { reloadOnFailedPart } from '#ui/reload-on-failed-part.ts'
import { languageOfPath } from '#ui/local-path.ts'
import { hydratePage } from '#web/hydrate-page.tsx'
import { loadTexts } from './i18n/catalogue.ts'

reloadOnFailedPart()

void loadTexts(languageOfPath(window.location.pathname)).then(hydratePage)
