import { reloadOnFailedPart } from '#web/reload-on-failed-part.ts'
import { languageOfPath, plainPath } from '#domain/core/local-path.ts'
import { hydratePage } from '#web/hydrate-page.tsx'
import { askForCart } from './ordering/cart/early-cart.ts'
import { loadLaterTexts, loadTexts } from './i18n/catalogue.ts'
import { zoneOf } from './shell/zone.ts'
import { takeSignInState } from './customers/sign-in/sign-in-state.ts'

reloadOnFailedPart()
takeSignInState()

const { pathname } = window.location
const path = plainPath(pathname)
const language = languageOfPath(pathname)
const load = zoneOf(path) === 'public' ? loadTexts : loadLaterTexts
if (/^\/cart\/?$/.test(path)) askForCart(language)

void load(language).then(hydratePage)
