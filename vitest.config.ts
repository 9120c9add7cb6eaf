import { defineConfig } from 'vitest/config'

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
          include: ['{domain,contract,ui,web,storefront,console,platform,tools}/**/*.test.{ts,tsx}'],
          // those of tools/ start processes, and a busy machine takes its time
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,db}/**/*.test.ts'],
          globalSetup: ['server/testing/vitest-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
