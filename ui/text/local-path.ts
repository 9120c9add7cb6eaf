import type { Language } from '#domain/core/words.ts'

/** Takes an own path without prefix ("/menu?x") and a language; returns the path in that language (spec 1). */
export function localPath(path: string, language: Language): string {
  if (language === 'ar') return path
  return path === '/' || path.startsWith('/?') || path.startsWith('/#') ? `/en${path.slice(1)}` : `/en${path}`
}

/** Takes a path of the address bar; returns it without the language prefix. */
export function plainPath(path: string): string {
  const rest = path === '/en' ? '/' : path.startsWith('/en/') ? path.slice(3) : path
  return rest === '' ? '/' : rest
}

/** Takes a path of the address bar; returns the language that it is in (rule "Language of pages and calls"). */
export function languageOfPath(path: string): Language {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'ar'
}
