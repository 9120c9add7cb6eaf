import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '#ui/tokens.css'
import '#ui/base.css'
import { languageOfPath, plainPath } from '#domain/core/local-path.ts'
import { isTooOld } from '#web/older/is-too-old.ts'
import { Marked } from '#web/marked.tsx'
import { loadOptionalPart, reloadOnFailedPart } from '#web/reload-on-failed-part.ts'
import { takeSignInState } from '../customers/sign-in/sign-in-state.ts'
import { loadTexts } from '../i18n/catalogue.ts'
import { views } from './page-view.ts'
import { PublicDocument } from './public-document.tsx'
import { readPage } from './public-page.ts'

reloadOnFailedPart()
takeSignInState()

const { pathname, search } = window.location
const language = languageOfPath(pathname)
if (/^\/cart\/?$/.test(plainPath(pathname)))
  void loadOptionalPart(() => import('../ordering/cart/early-cart.ts')).then((part) =>
    part?.askForCart(language),
  )

/** Brings the public page that the server sent to life. */
async function start(): Promise<void> {
  const page = readPage(document.getElementById('page-data')?.outerHTML ?? '')
  if (!page || isTooOld()) return
  const [module] = await Promise.all([views[page.view](), loadTexts(language)])
  const place = { pathname, search, hash: '', state: window.history.state?.usr }
  const first = { page, module, place, failed: false, scroll: 'keep', isNew: false } as const
  startTransition(() => {
    hydrateRoot(
      document,
      <Marked>
        <PublicDocument first={first} />
      </Marked>,
    )
  })
}

void start()
