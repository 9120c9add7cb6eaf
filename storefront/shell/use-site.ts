import type { SiteWire } from '#contract/platform/tenant.ts'
import type { Language } from '#domain/core/words.ts'
import { usePageFrame } from './site-context.ts'

/** The tenant as every page's frame needs it. Throws outside a page whose root could be loaded. */
export function useSite(): SiteWire {
  const { site } = usePageFrame()
  if (!site) throw new Error('the site is not loaded')
  return site
}

/** The language of the page: the path's (rule "Language of pages and calls"). */
export function useLanguage(): Language {
  return usePageFrame().language
}
