import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as truck from 'lucide-react/icons/truck'
import makeIcon from './make-icon.ts'

// its types leave out the drawing that each module exports
const { default: Truck, __iconData: drawing } = truck as typeof truck & {
  readonly __iconData: Parameters<typeof makeIcon>[0]
}

describe('icons of the browser', () => {
  it('are drawn as those that the server wrote with lucide', () => {
    const Own = makeIcon(drawing)
    expect(renderToStaticMarkup(<Own size={20} className="icon flip" aria-hidden />)).toBe(
      renderToStaticMarkup(<Truck size={20} className="icon flip" aria-hidden />),
    )
    expect(renderToStaticMarkup(<Own className="spin" />)).toBe(
      renderToStaticMarkup(<Truck className="spin" />),
    )
  })
})
