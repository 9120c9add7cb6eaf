import { defineConfig } from 'vitest/config'
import { testWorkers } from './tools/test-workers.ts'

// only a test that hangs should meet it: a machine of half the speed with one processor takes its time
const patience = 120_000

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // all databases of the tests are of one PostgreSQL
    maxWorkers: testWorkers({ more: 0, memoryOfEach: 1.5 * 1024 ** 3, most: 4 }),
    // a worker reads the product's modules once for all its files: a third of the suite's time
    isolate: false,
    sequence: { hooks: 'list' },
    restoreMocks: true,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{domain,contract,ui,web,storefront,console,platform,tools}/**/*.test.{ts,tsx}'],
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,db}/**/*.test.ts'],
          globalSetup: ['server/testing/vitest-setup.ts'],
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
})
