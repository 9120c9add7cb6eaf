import type { EntryContext, RouterContextProvider } from 'react-router'
import { publicFiles } from 'virtual:public-files'
import { answerPart, answerWhole } from '#web/answer-page.tsx'
import { renderInOneGo } from '#web/render-in-one-go.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { unpackSite } from '../shell/pack-site.ts'
import { views, type DataOf, type ViewName } from './page-view.ts'
import { PublicDocument } from './public-document.tsx'
import type { NamedFiles, PublicFiles } from './public-files.ts'
import { writePage } from './public-page.ts'

/** All views, loaded before the first page is asked for. */
const modules = new Map(
  await Promise.all(viewNames().map(async (name) => [name, await views[name]()] as const)),
)

interface Asked {
  readonly request: Request
  readonly status: number
  readonly headers: Headers
  readonly routerContext: EntryContext
  readonly context: RouterContextProvider
}

/**
 * Takes what React Router has matched and loaded; returns the answer of a public page, which its own small client brings to
 * life (start.tsx), or undefined for every other page and for one that failed. Decision 0234.
 */
export function answerPublicPage(asked: Asked): Response | Promise<Response> | undefined {
  const { request, status, headers, routerContext, context } = asked
  const { matches, loaderData, errors } = routerContext.staticHandlerContext
  const route = matches.at(-1)?.route.id
  const view = route === undefined ? undefined : viewOf(routerContext.routeModules[route]?.handle)
  const module = view && modules.get(view)
  if (!publicFiles || !module || route === undefined || errors) return undefined
  // nobody reads the data as React Router writes it
  void routerContext.serverHandoffStream?.cancel()
  const root: DataOf<typeof rootLoader> = loaderData['root']
  const { pathname, search } = new URL(request.url)
  const { language, origin } = root
  const shared = {
    view,
    route,
    language,
    origin,
    build: publicFiles.entry,
    data: loaderData[route] as unknown,
  }
  const place = { pathname, search, hash: '', state: undefined }
  const page = { ...shared, site: unpackSite(root.site) }
  const document = (
    <PublicDocument first={{ page, module, place, failed: false, scroll: 'keep', isNew: false }} />
  )
  const complete = completer(publicFiles, view, writePage({ ...shared, site: root.site.json }))
  const html = renderInOneGo(document, complete)
  if (html) return answerWhole(html, status, headers, context)
  return answerPart(document, request, status, headers, complete)
}

/** Takes the files, a view and the page's data; returns what writes them into the page. */
function completer(files: PublicFiles, view: string, data: string): (html: string) => string {
  const { scripts = [], styles = [] }: Partial<NamedFiles> = files.views[view] ?? {}
  const head = [
    ...both(files.styles, styles).map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...both(files.scripts, scripts).map((href) => `<link rel="modulepreload" href="${href}"/>`),
  ].join('')
  const end = `${data}<script type="module" src="${files.entry}"></script>`
  return (html) => {
    const from = html.indexOf('</head>')
    const to = html.lastIndexOf('</body>')
    return html.slice(0, from) + head + html.slice(from, to) + end + html.slice(to)
  }
}

const both = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])]

function viewOf(handle: unknown): ViewName | undefined {
  if (typeof handle !== 'object' || handle === null || !('view' in handle)) return undefined
  return viewNames().find((name) => name === handle.view)
}

function viewNames(): ViewName[] {
  return Object.keys(views) as ViewName[]
}
