import { defineConfig } from 'vitest/config'

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    maxWorkers: 2,
    // a worker reads the product's modules once for all its files: a third of the suite's time
    isolate: false,
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
