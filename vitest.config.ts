import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const databaseSetup = 'server/testing/vitest-setup.ts'

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    maxWorkers: 2,
    sequence: { hooks: 'list' },
    restoreMocks: true,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{domain,contract,ui,storefront,console,platform,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,db}/**/*.test.ts'],
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
