import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readMachine, testWorkers } from './test-workers.ts'

const gigabyte = 1024 ** 3
const browsers = { more: 1, memoryOfEach: 1.5 * gigabyte, most: 4 }

it.each([
  ['two processors, of which one waits at times', 2, 24, 3],
  ['one processor', 1, 24, 1],
  ['many processors: what all share serves four well', 16, 64, 4],
  ['little memory', 8, 4, 2],
  ['hardly any memory', 8, 1, 1],
])('%s', (_, processors, gigabytes, workers) => {
  expect(testWorkers(browsers, { processors, memory: gigabytes * gigabyte })).toBe(workers)
})

it('this machine gives one processor and some memory at least', () => {
  const { processors, memory } = readMachine()
  expect(processors).toBeGreaterThanOrEqual(1)
  expect(Number.isInteger(processors)).toBe(true)
  expect(memory).toBeGreaterThan(0)
})

it.runIf(existsSync('/usr/bin/taskset'))('a process that may use one processor counts one', () => {
  const asks =
    "const { readMachine } = await import('./tools/test-workers.ts'); console.log(readMachine().processors)"
  const line = [process.execPath, '--input-type=module', '-e', asks]
  const { stdout } = spawnSync('/usr/bin/taskset', ['-c', '0', ...line], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('1')
})
