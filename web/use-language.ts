import { useLocation } from 'react-router'
import type { Language } from '#domain/core/words.ts'
import { languageOfPath } from '#domain/core/local-path.ts'

/** The language of the page: the path's. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname)
}
