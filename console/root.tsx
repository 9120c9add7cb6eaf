import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '#ui/tokens.css'
import '#ui/base.css'
import './console.css'
import { Document } from '#web/document.tsx'
import { visitContext } from '#web/visit-context.ts'

export { ErrorPage as ErrorBoundary } from './shell/error-page.tsx'
export { keepFrame as shouldRevalidate } from './shell/keep-frame.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { language, origin } = context.get(visitContext)
  return { language, origin }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return <Document language={root?.language}>{children}</Document>
}

export default function Root() {
  return <Outlet />
}
