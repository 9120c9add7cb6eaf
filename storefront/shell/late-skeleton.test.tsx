import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LateSkeleton } from './late-skeleton.tsx'
import { SiteContext } from './site-context.ts'

it('spec 9: a wait shows its boxes from 200 ms on, also what the server has drawn before any script is here', () => {
  const boxes = renderToStaticMarkup(
    <SiteContext value={{ site: undefined, language: 'ar', t: (key) => key }}>
      <LateSkeleton heights={['52px', '260px']} />
    </SiteContext>,
  )
  expect(boxes).toContain('animation-delay:200ms')
  expect(boxes.match(/block-size:(52|260)px/g)).toHaveLength(2)
})
