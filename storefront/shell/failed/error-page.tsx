import { isRouteErrorResponse, useRouteError } from 'react-router'
import { FailedPage } from './failed-page.tsx'

/** In place of a page of which React Router says that it is not there, or failed. */
export function ErrorPage() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailedPage />
  const { code } = (error.data ?? {}) as { code?: string }
  return <FailedPage missing={{ code }} />
}
