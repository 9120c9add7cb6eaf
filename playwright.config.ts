import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tools/find-browser.ts'
import { testWorkers } from './tools/test-workers.ts'

const { executablePath, args, env } = await findBrowser()
const phone = devices['Pixel 7']

// What is tagged `@ar` is played on the phone alone, `@en` on the desktop alone (decision 0113): what is left out of a size is
// what `npm run sweep` plays there, with `@sweep`, which it alone plays, at both.
const but = (tag: string) => {
  const left = new RegExp(`${tag}|@sweep`)
  return process.env['E2E_SWEEP'] ? { grep: left } : { grepInvert: left }
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  // one waits at times, for a product's start or for what the product does after a while; one product serves nearly all
  workers: testWorkers({ more: 1, memoryOfEach: 1.5 * 1024 ** 3, most: 4 }),
  retries: 0,
  // a journey of a minute takes four on one processor of half the speed: only one that hangs should meet the limit
  timeout: 360_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env },
    // a worker's own requests are none that a test can hold up or break; e2e/worker.spec.ts is the one about it
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // every step waits for what moves to stand still, and each of its pictures is painted by the processor here; the whole
    // line is played with motion
    contextOptions: { reducedMotion: 'reduce' },
    // recording every test costs a quarter of the suite's time: ask for it when one fails
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'phone',
      ...but('@en'),
      use: {
        ...phone,
        viewport: { width: 390, height: 844 },
        // a phone's seven pixels for each of ours are painted by the processor here, and no test sees them
        deviceScaleFactor: 1,
        locale: 'ar-SA',
        timezoneId: 'Asia/Riyadh',
      },
    },
    {
      name: 'desktop',
      ...but('@ar'),
      use: { viewport: { width: 1280, height: 800 }, locale: 'en-GB', timezoneId: 'Europe/London' },
    },
  ],
})
