import { join, resolve } from 'node:path'
import { runCommand } from '#tools/run-command.ts'
import { copyFilledData } from './filled-data.ts'
import { expect, test } from './fixtures.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'needs no browser: once is enough')

// The long form, all points, is `npm run chaos`.
test('killed after the order, the capture and the refund, every payment has one order or one refund', async () => {
  // the product starts seven times, and a claimed payment is free again after half a minute
  test.setTimeout(240_000)
  const folder = resolve('test-results/e2e-chaos')
  await copyFilledData(join(folder, 'data'))
  const { output, code } = await runCommand('node tools/chaos.ts after-commit after-capture after-refund', {
    env: { CHAOS_FOLDER: folder },
  })
  expect(output).toContain('3 points survived, 0 failed')
  expect(code).toBe(0)
})
