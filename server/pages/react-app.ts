import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Visit } from '#contract/core/visit.ts'
import type { PageApp } from './page-app.ts'
import { targetOf } from './plain-path.ts'
import { handlersByPath } from './routes-by-path.ts'

/** Takes the folder of a built app (`build/storefront`); returns the app. Throws when it is not built. */
export async function loadReactApp(folder: string): Promise<PageApp> {
  const built = (await import(pathToFileURL(join(folder, 'server', 'index.js')).href)) as ServerBuild
  const handlerOf = handlersByPath(built, (app) => createRequestHandler(app, 'production'))
  const makeContext = contextMaker(built)
  return {
    build: built.assets.version,
    answer: (request, visit) => handlerOf(targetOf(request.url))(request, makeContext(visit)),
  }
}

/** Takes how to load the build anew (`npm run dev`); returns the app as its sources are at each request. */
export function followReactApp(loadBuild: () => Promise<ServerBuild>): PageApp {
  return {
    build: 'dev',
    async answer(request, visit) {
      const built = await loadBuild()
      return createRequestHandler(built, 'development')(request, contextMaker(built)(visit))
    },
  }
}

function contextMaker(built: ServerBuild): (visit: Visit) => RouterContextProvider {
  const entry: object = built.entry.module
  if ('makeContext' in entry && typeof entry.makeContext === 'function')
    return entry.makeContext as (visit: Visit) => RouterContextProvider
  throw new Error('The app exports no makeContext from its entry.server.tsx.')
}
