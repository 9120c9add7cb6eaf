import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with the rule, the element and the reason for each thing that axe finds against WCAG 2.2 AA. `without`: what is looked
 * at elsewhere, such as another page in a frame.
 */
export const expectNoAxeViolations = async (page: Page, without?: string): Promise<void> => {
  // what opens or comes while axe looks must not be met half faded in
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await animationsEnd(page)
  const axe = new AxeBuilder({ page })
  // a page of its own to put together what it found in frames is needed where there are frames
  if (page.frames().length === 1) axe.setLegacyMode()
  if (without) axe.exclude(without)
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze()
  const found = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
    ),
  )
  await page.emulateMedia({ reducedMotion: null })
  expect(found, `axe on ${page.url()}`).toEqual([])
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
