import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runCommand } from './run-command.ts'

type Tally = { name: string; passed: number; failed: number; seconds: number }

const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Takes what a runner counted and how it ended; a runner that failed without a failed test counts as one. */
const tally = (name: string, passed: number, failed: number, code: number, seconds: number): Tally => ({
  name,
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
  seconds,
})

const runUnitTests = async (): Promise<Tally> => {
  const file = 'test-results/vitest.json'
  const ran = await runCommand(`vitest run --reporter=default --reporter=json --outputFile.json=${file}`, {
    show: true,
  })
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return tally('vitest', report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ran.code, ran.seconds)
}

const runBrowserTests = async (): Promise<Tally> => {
  const ran = await runCommand('playwright test', { show: true })
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    'test-results/e2e.json',
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return tally('playwright', expected, unexpected + flaky, ran.code, ran.seconds)
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const tallies = [await runUnitTests(), await runBrowserTests()]
console.log('')
for (const { name, passed, failed, seconds } of tallies)
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s`)
const passed = tallies.reduce((sum, one) => sum + one.passed, 0)
const failed = tallies.reduce((sum, one) => sum + one.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
