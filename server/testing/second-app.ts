import { createApp } from '#server/http/app.ts'
import { makeCatalogues } from '#server/content/catalogues.ts'
import { openDatabase } from '#server/database/open-databases.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import { Visitor } from './visitor.ts'

/** The same product once more, as another process would run it: its own connections and its own content, one database. */
export interface SecondApp {
  /** Takes a browser of the first app; returns it as the second one meets it. */
  visited(guest: Visitor, shop: Shop): Visitor
  /** What answers its requests. */
  readonly app: ReturnType<typeof createApp>
  close(): Promise<void>
}

/** Takes an app; returns a second one beside it on the same database. */
export function makeSecondApp(test: TestApp): SecondApp {
  const db = openDatabase(test.database.appUrl)
  const versions = {
    latest: () => undefined,
    healthy: () => false,
    look: async () => {},
    onChange: () => {},
    stop: () => {},
  }
  const app = createApp({ ...test.deps, db, catalogues: makeCatalogues(db, versions) })
  return {
    app,
    visited(guest, shop) {
      const visitor = new Visitor(app, shop.host)
      for (const [name, value] of guest.cookies) visitor.cookies.set(name, value)
      return visitor
    },
    close: () => db.close(),
  }
}
