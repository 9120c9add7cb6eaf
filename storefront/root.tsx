import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '#ui/tokens.css'
import '#ui/base.css'
import { ask } from './shell/ask.ts'
import { Document } from './shell/document.tsx'
import { visitContext } from './shell/visit-context.ts'

export { unlessOnlySearchChanged as shouldRevalidate } from './shell/unless-only-search-changed.ts'
export { ErrorPage as ErrorBoundary } from './shell/error-page.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client, language, origin } = context.get(visitContext)
  return { site: await ask(client.site()), language, origin }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return <Document root={root}>{children}</Document>
}

export default function Root() {
  return <Outlet />
}
