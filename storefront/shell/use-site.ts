import { useRouteLoaderData } from 'react-router'
import type { SiteWire } from '#contract/tenant.ts'
import type { Language } from '#domain/words.ts'
import type { loader } from '../root.tsx'

/** The tenant as every page's frame needs it. Throws outside a page whose root could be loaded. */
export function useSite(): SiteWire {
  const root = useRouteLoaderData<typeof loader>('root')
  if (!root) throw new Error('the site is not loaded')
  return root.site
}

/** The language of the page: the path's (domain "Hosts and callers"). */
export function useLanguage(): Language {
  return useRouteLoaderData<typeof loader>('root')?.language ?? 'ar'
}
