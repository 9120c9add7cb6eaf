import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#domain/core/words.ts'
import { SiteContext } from '../shell/site-context.ts'
import { WaitWords } from './wait-words.tsx'

const words = (wait: { from: number; to: number }, ahead: number, language: Language = 'en') =>
  renderToStaticMarkup(
    <SiteContext value={{ site: undefined, language, t: (key) => key }}>
      <WaitWords wait={wait} ahead={ahead} />
    </SiteContext>,
  ).replaceAll(/<[^>]*>/g, '')

it('an estimate of nought is right away for who is first, and soon for who has parties before it', () => {
  expect(words({ from: 0, to: 2 }, 0)).toBe('Right away')
  expect(words({ from: 0, to: 2 }, 3)).toBe('Soon')
  expect(words({ from: 15, to: 20 }, 3)).toBe('About 15–20 min')
})

it('an estimate that begins at nought says until when, and Arabic minutes agree with their number', () => {
  expect(words({ from: 0, to: 5 }, 2)).toBe('Within 5 min')
  expect(words({ from: 0, to: 5 }, 2, 'ar')).toBe('خلال 5 دقائق')
  expect(words({ from: 0, to: 15 }, 2, 'ar')).toBe('خلال 15 دقيقة')
  expect(words({ from: 3, to: 8 }, 2, 'ar')).toBe('حوالي 3–8 دقائق')
  expect(words({ from: 15, to: 20 }, 2, 'ar')).toBe('حوالي 15–20 دقيقة')
})
