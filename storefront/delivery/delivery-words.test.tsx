import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#domain/core/words.ts'
import { SiteContext } from '../shell/site-context.ts'
import { FeeWords } from './fee-words.tsx'
import { MinuteWords } from './minute-words.tsx'

const words = (language: Language, part: ReactNode) =>
  renderToStaticMarkup(
    <SiteContext value={{ site: undefined, language, t: (key) => key }}>{part}</SiteContext>,
  ).replaceAll(/<[^>]*>/g, '')

it('minutes take the plural form of their later end: up to ten are دقائق, more are دقيقة', () => {
  expect(words('ar', <MinuteWords from={5} to={10} />)).toBe('5–10 دقائق')
  expect(words('ar', <MinuteWords from={30} to={40} />)).toBe('30–40 دقيقة')
  expect(words('en', <MinuteWords from={5} to={10} />)).toBe('5–10 min')
})

it('a delivery that costs nothing says so in a word wherever it is named', () => {
  expect(words('ar', <FeeWords fee="0.00" />)).toBe('مجانًا')
  expect(words('en', <FeeWords fee="0.00" />)).toBe('Free')
})
