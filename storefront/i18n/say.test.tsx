import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { fillWith } from './say.tsx'

it('a text takes an element for each hole, twice where the hole stands twice, and names one that has none', () => {
  const logged = vi.spyOn(console, 'error')
  const holes = { count: <b>{2}</b>, nothing: 0 }
  expect(renderToStaticMarkup(fillWith('{count} of {count}, {nothing} for {who}', holes))).toBe(
    '<b>2</b> of <b>2</b>, 0 for {who}',
  )
  expect(logged).not.toHaveBeenCalled()
})
