import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runCommand } from './run-command.ts'

interface Tally {
  name: string
  passed: number
  failed: number
  seconds: number
  /** Each failed test by its file and name, with the first line of what it said. */
  failures: string[]
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[]
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

const failedUnits = (report: UnitReport | undefined): string[] =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [`${relative('.', name)}: ${firstLine(message)}`]
    return failed.map(
      (one) => `${relative('.', name)} › ${one.fullName}: ${firstLine(one.failureMessages[0])}`,
    )
  })

const failedSpecs = (suites: BrowserSuite[] = []): string[] =>
  suites.flatMap(({ suites: inner, specs }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
    ),
    ...failedSpecs(inner),
  ])

const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Takes what a runner counted and how it ended; a runner that failed without a failed test counts as one. */
const tally = (counted: Omit<Tally, 'seconds'>, ran: { code: number; seconds: number }): Tally => ({
  ...counted,
  failed: counted.failed === 0 && ran.code !== 0 ? 1 : counted.failed,
  seconds: ran.seconds,
})

const runUnitTests = async (): Promise<Tally> => {
  const file = 'test-results/vitest.json'
  const ran = await runCommand(`vitest run --reporter=default --reporter=json --outputFile.json=${file}`, {
    show: true,
  })
  const report = readReport<UnitReport>(file)
  return tally(
    {
      name: 'vitest',
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      failures: failedUnits(report),
    },
    ran,
  )
}

const runBrowserTests = async (): Promise<Tally> => {
  const ran = await runCommand('playwright test', { show: true })
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number }
    suites: BrowserSuite[]
  }>('test-results/e2e.json')
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const failures = failedSpecs(report?.suites)
  return tally({ name: 'playwright', passed: expected, failed: unexpected + flaky, failures }, ran)
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const tallies = [await runUnitTests(), await runBrowserTests()]
console.log('')
for (const line of tallies.flatMap(({ failures }) => failures)) console.log(`failed: ${line}`)
for (const { name, passed, failed, seconds } of tallies)
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s`)
const passed = tallies.reduce((sum, one) => sum + one.passed, 0)
const failed = tallies.reduce((sum, one) => sum + one.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
