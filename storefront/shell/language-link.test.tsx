import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#domain/core/words.ts'
import { LanguageLink } from './language-link.tsx'
import { SiteContext } from './site-context.ts'
import { AtPlace } from '../moves/at-place.tsx'

/** Where the link of a page leads. */
function linkOn(path: string, language: Language): string | undefined {
  const page = renderToStaticMarkup(
    <SiteContext value={{ site: undefined, language, t: (key) => key }}>
      <AtPlace path={path}>
        <LanguageLink />
      </AtPlace>
    </SiteContext>,
  )
  return /href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
}

it('spec 1: the link leads to the same page in the other language and lets the server keep the choice', () => {
  expect(linkOn('/branches', 'ar')).toBe('/en/branches?lang=en')
  expect(linkOn('/en/branches', 'en')).toBe('/branches?lang=ar')
  expect(linkOn('/', 'ar')).toBe('/en?lang=en')
  expect(linkOn('/en', 'en')).toBe('/?lang=ar')
})

it('what the address asks for goes along, but never a ready sign-in', () => {
  expect(linkOn('/en?utm_source=mail', 'en')).toBe('/?utm_source=mail&lang=ar')
  expect(linkOn('/?utm_source=mail', 'ar')).toBe('/en?utm_source=mail&lang=en')
  expect(linkOn('/auth?state=secret&next=%2Fcart', 'ar')).toBe('/en/auth?next=%2Fcart&lang=en')
})
