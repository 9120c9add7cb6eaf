import { useLocation, useSearchParams } from 'react-router'
import { plainPath } from '#domain/core/local-path.ts'

/** Where the member is: the room's path without language, the whole search, and the query that keeps the branch. */
export function useHere(): { readonly here: string; readonly search: string; readonly query: string } {
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const branch = params.get('branch')
  return { here: plainPath(pathname), search, query: branch ? `?branch=${branch}` : '' }
}
