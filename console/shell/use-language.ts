import { useLocation } from 'react-router'
import type { Language } from '#domain/words.ts'

/** The language of the page: the path's. */
export function useLanguage(): Language {
  const { pathname } = useLocation()
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ar'
}
