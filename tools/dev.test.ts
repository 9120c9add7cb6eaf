import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { livePath } from '#contract/core/live.ts'

it('`npm run dev` serves the sources of an app by their paths: none of its folders is called as the live line is', () => {
  const apps = ['storefront', 'console', 'platform']
  expect(apps.filter((app) => existsSync(new URL(`../${app}${livePath}`, import.meta.url)))).toEqual([])
})
