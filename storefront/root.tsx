import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Links, Outlet, redirect, Scripts, useLocation, useRouteLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '#ui/tokens.css'
import '#ui/base.css'
import { languageOfPath, localPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'
import { KeepScroll } from '#web/keep-scroll.tsx'
import { visitContext } from '#web/visit-context.ts'
import { ReactRouterMoves } from './moves/react-router-moves.tsx'
import { wayAround } from './shell/closed-gate.ts'
import { packSite, unpackSite } from './shell/pack-site.ts'
import { Document } from './shell/document.tsx'
import { SiteContext } from './shell/site-context.ts'
import { useNewFrame } from './shell/frame/use-new-frame.ts'

export { unlessOnlySearchChanged as shouldRevalidate } from './shell/unless-only-search-changed.ts'
export { ErrorPage as ErrorBoundary } from './shell/failed/error-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language, origin } = context.get(visitContext)
  const site = await ask(client.site())
  // judged by the answer that the page is made of: a page of an open website is never kept for a closed one
  const elsewhere = wayAround(site.enabled, new URL(request.url).pathname)
  if (elsewhere) throw redirect(localPath(elsewhere, language))
  return { site: packSite(site), language, origin }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const language = root?.language ?? languageOfPath(pathname)
  const packed = root?.site
  const site = useMemo(() => packed && unpackSite(packed), [packed])
  const frame = useNewFrame(site, language)
  const scripts = (
    <>
      <KeepScroll />
      <Scripts />
    </>
  )
  return (
    <ReactRouterMoves>
      <SiteContext value={frame}>
        <Document origin={root?.origin} styles={<Links />} scripts={scripts}>
          {children}
        </Document>
      </SiteContext>
    </ReactRouterMoves>
  )
}

export default function Root() {
  return <Outlet />
}
