import { reloadOnFailedPart } from '#ui/reload-on-failed-part.ts'
import { languageOfPath, plainPath } from '#ui/local-path.ts'
import { hydratePage } from '#web/hydrate-page.tsx'
import { loadLaterTexts, loadTexts } from './i18n/catalogue.ts'
import { zoneOf } from './shell/zone.ts'
import { takeSignInState } from './sign-in/sign-in-state.ts'

reloadOnFailedPart()
takeSignInState()

const { pathname } = window.location
const load = zoneOf(plainPath(pathname)) === 'public' ? loadTexts : loadLaterTexts

void load(languageOfPath(pathname)).then(hydratePage)
