import { createElement } from 'react'
import type { FunctionComponent, SVGProps } from 'react'

/** A drawing of lucide, as its modules hold it. */
interface Drawing {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

type ShapeProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { readonly size?: number }

/**
 * Takes a drawing of 24 px; returns its component, in the place of lucide's own: that one reads a context, knows other
 * widths of strokes and aliases, which nobody here uses, and is two kilobytes of every first view. Icons are decorative.
 */
export default function makeIcon({ name, node }: Drawing): FunctionComponent<ShapeProps> {
  return function Shape({ size = 24, className, ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
