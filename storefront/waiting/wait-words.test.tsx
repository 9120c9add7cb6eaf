import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteContext } from '../shell/site-context.ts'
import { WaitWords } from './wait-words.tsx'

const words = (wait: { from: number; to: number }, ahead: number) =>
  renderToStaticMarkup(
    <SiteContext value={{ site: undefined, language: 'en', t: (key) => key }}>
      <WaitWords wait={wait} ahead={ahead} />
    </SiteContext>,
  ).replaceAll(/<[^>]*>/g, '')

it('an estimate of nought is right away for who is first, and soon for who has parties before it', () => {
  expect(words({ from: 0, to: 2 }, 0)).toBe('Right away')
  expect(words({ from: 0, to: 2 }, 3)).toBe('Soon')
  expect(words({ from: 15, to: 20 }, 3)).toBe('About 15–20 min')
})
