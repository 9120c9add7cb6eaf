import { languages, type Language } from './words.ts'

/** What stands before a path in each language (spec 1); the first language has none. */
export const languagePrefix: Readonly<Record<Language, string>> = { ar: '', en: '/en' }

/** Takes an own path without prefix ("/menu?x") and a language; returns the path in that language (spec 1). */
export function localPath(path: string, language: Language): string {
  const prefix = languagePrefix[language]
  if (prefix === '') return path
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? prefix + path.slice(1)
    : prefix + path
}

/** Takes a path of the address bar; returns it without the language prefix. */
export function plainPath(path: string): string {
  const rest = path.slice(languagePrefix[languageOfPath(path)].length)
  return rest === '' ? '/' : rest
}

/** Takes a path of the address bar; returns the language that it is in (rule "Language of pages and calls"). */
export function languageOfPath(path: string): Language {
  const prefixed = languages.find((language) => {
    const prefix = languagePrefix[language]
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
  })
  return prefixed ?? languages[0]
}
