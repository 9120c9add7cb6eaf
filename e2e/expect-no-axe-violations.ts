import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { wordsAtTheEdge } from './words-at-the-edge.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// The builder would send the source with all its comments, twice for each look.
const builderAt = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builderAt).resolve('axe-core/axe.min.js'), 'utf8')

// The colours of a page are few, and each is read anew for every text and all that lies behind it: a quarter of what axe
// computes.
const readEachColourOnce = `(() => {
  const shape = axe.commons.color.Color.prototype
  const read = shape.parseString
  const known = new Map()
  shape.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = read.call(this, text)
      known.set(text, { r, g, b, alpha })
    }
    return Object.assign(this, known.get(text))
  }
})()`
const axe = `${source};${readEachColourOnce}`

/**
 * Fails with the rule, the element and the reason for each thing that axe finds against WCAG 2.2 AA, and when words touch the
 * side of the page or of its dialog, which axe does not see. `without`: what is looked at elsewhere, such as another page in a
 * frame.
 */
export const expectNoAxeViolations = async (page: Page, without?: string): Promise<void> => {
  const { moves, known } = await page.evaluate(() => ({
    moves: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    known: 'axe' in window,
  }))
  // what opens or comes while axe looks must not be met half faded in
  if (moves) await page.emulateMedia({ reducedMotion: 'reduce' })
  await animationsEnd(page)
  const lookInFrames = page.frames().length > 1 && without !== 'iframe'
  const builder = await makeBuilder(page, known, lookInFrames)
  if (without) builder.exclude(without)
  const { violations } = await builder
    .options({ resultTypes: ['violations'], iframes: lookInFrames })
    .withTags(levels)
    .analyze()
  const found = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
    ),
  )
  if (moves) await page.emulateMedia({ reducedMotion: null })
  expect(found, `axe on ${page.url()}`).toEqual([])
  // a page that was gone to may be waiting for its styles still
  await expect.poll(() => wordsAtTheEdge(page), `words at the edge of ${page.url()}`).toEqual([])
}

/**
 * Where no frame is looked into axe is brought once, and needs no page of its own to put together what it found in each. A
 * frame that loads while axe asks it holds the look up for ten seconds.
 */
const makeBuilder = async (page: Page, known: boolean, lookInFrames: boolean): Promise<AxeBuilder> => {
  if (lookInFrames) return new AxeBuilder({ page, axeSource: axe })
  if (!known) await page.evaluate(axe)
  return new AxeBuilder({ page, axeSource: ';' }).setLegacyMode()
}

/** Colours in the middle of a fade are nobody's contrast: waits for every animation that has an end. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
