import { useMemo } from 'react'
import { makeText } from '../make-text.ts'
import { useLanguage } from '../use-language.ts'
import { ar } from './i18n/ar.ts'
import { en } from './i18n/en.ts'

/** Texts of signing in, in the page's language. */
export function useSignInText() {
  const language = useLanguage()
  return useMemo(() => makeText<keyof typeof ar>(language, { ar, en }[language]), [language])
}
