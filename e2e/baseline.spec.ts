import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findLacking } from '#tools/checks/built-features.ts'

const list = (text: string) => text.trim().split(/\s*,\s*/)

/** web/older brings them to browsers that lack them. */
const brought = list(
  `.checkVisibility, .groupBy, .isWellFormed, .toReversed, .toSorted, .toSpliced, .toWellFormed, .with, .hidePopover, .popover,
  :has, :popover-open, color-mix(), 1dvh, 1lh, rotate, scale, translate, overflow: clip, overflow-x: clip`,
)
/** Asked for before it is used, by us or by a library (React, React Router, Leaflet, socket.io). */
const asked = list(
  `.connection, .navigation, .share, .startViewTransition, .timeout, .userActivation, .vibrate, .toBase64, TouchEvent,
  new WebTransport`,
)
/** Names of our own, or of a library's own objects. */
const own = list(
  `.capture, .displayName, .escape, .grow, .keyboard, .move, .pause, .restore, .resume, .role, .take, .unload, .use, .windows`,
)
/** Looks: without it a page is as usable (a pointer's shape, kinder line breaks, a hidden scroll bar, a legend above its field). */
const looks = list(
  `-webkit-tap-highlight-color, -webkit-user-drag, :-webkit-scrollbar, :-webkit-search-cancel-button, :selection, accent-color,
  contain-intrinsic-block-size, content-visibility, content-visibility: auto, float: inline-start, forced-color-adjust,
  forced-color-adjust: none, grid-template-columns: subgrid, inline-size: fit-content, outline, overscroll-behavior,
  overscroll-behavior: contain, print-color-adjust, print-color-adjust: exact, resize, resize: vertical, scrollbar-width,
  scrollbar-width: none, scrollbar-width: thin, text-size-adjust, text-wrap, text-wrap: balance, text-wrap: pretty, zoom,
  cursor: crosshair, cursor: default, cursor: grab, cursor: grabbing, cursor: move, cursor: not-allowed, cursor: pointer,
  cursor: progress`,
)
/** Written with its prefix beside it. */
const prefixed = ['mask', 'user-select']
const known: ReadonlySet<string> = new Set([brought, asked, own, looks, prefixed].flat())

for (const app of ['storefront', 'console', 'platform'] as const)
  test(
    `the built ${app} uses nothing that a browser of its baseline lacks and nobody brings`,
    { tag: '@en' },
    () => {
      const lacking = findLacking(app, join('build', app, 'client'))
      // the lists above hold what is looked at: none of it may go by unseen
      expect(lacking.map(({ feature }) => feature)).toContain('color-mix()')
      expect(lacking.filter(({ feature }) => !known.has(feature))).toEqual([])
    },
  )

test('the built service worker uses nothing that the baseline lacks', { tag: '@en' }, () => {
  expect(findLacking('storefront', join('build', 'storefront', 'worker'))).toEqual([])
})
