import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { constants } from '#domain/core/limits.ts'

it('spec 9: the loading bar is 2 px tall, takes 5000 ms and waits for 200 ms', () => {
  const css = readFileSync(new URL('./loading-bar.module.css', import.meta.url), 'utf8')
  const { heightPx, durationMs, throttleMs } = constants.loadingBar
  expect([heightPx, durationMs, throttleMs]).toEqual([2, 5000, 200])
  expect(css).toContain(`block-size: ${heightPx}px`)
  expect(css).toMatch(
    new RegExp(`animation:[^;]*\\b(${durationMs}ms|${durationMs / 1000}s)\\b[^;]*\\b${throttleMs}ms\\b`),
  )
})
