/**
 * Stands in for `:has()`, which Firefox learned late: each element that has a descendant matching the n-th selector has the
 * attribute `data-has-n`, which the styles for older browsers ask for (older-styles.ts). Takes the selectors.
 */
export function markAncestors(selectors: readonly string[]): void {
  let waiting = false
  const mark = (): void => {
    waiting = false
    for (const [i, selector] of selectors.entries()) {
      const name = `data-has-${i}`
      const meant = new Set<Element>()
      for (const found of document.querySelectorAll(selector))
        for (let above = found.parentElement; above && !meant.has(above); above = above.parentElement)
          meant.add(above)
      for (const marked of document.querySelectorAll(`[${name}]`))
        if (!meant.has(marked)) marked.removeAttribute(name)
      for (const one of meant) if (!one.hasAttribute(name)) one.setAttribute(name, '')
    }
  }
  const soon = (): void => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(mark)
  }
  for (const event of ['input', 'change', 'focusin', 'focusout', 'reset', 'click'])
    document.addEventListener(event, soon, true)
  const watch = (): void => {
    const attributeFilter = ['aria-invalid', 'disabled', 'role', 'class', 'data-cart', 'data-dock']
    new MutationObserver(soon).observe(document, { subtree: true, childList: true, attributeFilter })
    soon()
  }
  document.addEventListener('DOMContentLoaded', watch)
}
