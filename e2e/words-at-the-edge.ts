import type { Page } from '@playwright/test'

/**
 * Takes a page; returns the words in view that touch the side of the window, or of the dialog that is open: a block that was
 * given no room beside it. What scrolls sideways, and what only a screen reader is told, may.
 */
export const wordsAtTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 5
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const page = document.documentElement.clientWidth
    const box = (dialog?.firstElementChild ?? document.body).getBoundingClientRect()
    const from = Math.max(0, box.left) + slack
    const to = Math.min(page, box.right) - slack

    const isElsewhere = (element: Element): boolean => {
      const { visibility, display, opacity, position, overflowX } = getComputedStyle(element)
      const isUnseen = visibility === 'hidden' || display === 'none' || opacity === '0'
      const isForReaders = position === 'absolute' && element.clientWidth <= 2
      const isScrolled = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      return isUnseen || isForReaders || isScrolled
    }
    const known = new Map<Element, boolean>()
    const stands = (element: Element): boolean => {
      const before = known.get(element)
      if (before !== undefined) return before
      const parent = element.parentElement
      const answer =
        !isElsewhere(element) && (parent === null || element === (dialog ?? document.body) || stands(parent))
      known.set(element, answer)
      return answer
    }

    const found: string[] = []
    const words = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const element = word.parentElement
      const text = word.textContent?.trim()
      if (!text || !element || element.closest('script, style, noscript, svg, option')) continue
      const range = document.createRange()
      range.selectNodeContents(word)
      const touches = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 1 && bottom > 0 && top < innerHeight && (left < from || right > to),
      )
      if (touches && stands(element)) found.push(text.slice(0, 60))
    }
    return found
  })
