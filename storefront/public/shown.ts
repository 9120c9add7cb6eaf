import type { Place } from '../moves/moves.ts'
import type { ViewModule } from './page-view.ts'
import type { PublicPage } from './public-page.ts'

/** What the client of public pages shows. */
export interface Shown {
  readonly page: PublicPage
  readonly module: ViewModule
  readonly place: Place
  /** The page could not be had. */
  readonly failed: boolean
  /** Where it stands once it is drawn. */
  readonly scroll: 'keep' | 'top' | 'back'
  /** It took the place of another page. */
  readonly isNew: boolean
}
