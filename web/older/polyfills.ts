// What browsers of the baseline lack and our scripts use. One classic file, which newer browsers never ask for: the first
// script of a page loads it where something is missing (first-script.ts), before any other script runs.
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/array/with'
import 'core-js/actual/map/group-by'
import 'core-js/actual/object/group-by'
import 'core-js/actual/string/is-well-formed'
import 'core-js/actual/string/to-well-formed'
import { markAncestors } from './mark-ancestors.ts'

declare const OLDER_STYLES: string
declare const OLDER_HAS: readonly string[]

if (!('checkVisibility' in Element.prototype))
  Object.defineProperty(Element.prototype, 'checkVisibility', {
    configurable: true,
    writable: true,
    value(this: Element) {
      return this.getClientRects().length > 0
    },
  })

const { supports } = CSS
if (
  !supports('color', 'color-mix(in oklab, red, red)') ||
  !supports('rotate', '1deg') ||
  !supports('height', '1lh') ||
  !supports('overflow', 'clip') ||
  !supports('selector(:has(a))') ||
  !('popover' in HTMLElement.prototype)
) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = OLDER_STYLES
  document.addEventListener('DOMContentLoaded', () => document.head.append(link))
}
if (!supports('selector(:has(a))')) markAncestors(OLDER_HAS)

// React would take it for one of its own
document.currentScript?.remove()
