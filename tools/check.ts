import { runCommand, type Ran } from './run-command.ts'

type Check = { name: string; lines: string[] }

// The longest first, so that two at a time end together.
const checks: Check[] = [
  { name: 'types', lines: ['tsc', 'tsc -p domain/tsconfig.json'] },
  { name: 'fast tests', lines: ['vitest run --project fast --reporter=dot --no-color'] },
  { name: 'lint', lines: ['oxlint'] },
  { name: 'words', lines: ['node tools/checks/check-words.ts'] },
  { name: 'folders', lines: ['node tools/checks/check-folders.ts'] },
  { name: 'names', lines: ['node tools/checks/check-names.ts'] },
  { name: 'limits in texts', lines: ['node tools/checks/check-limit-words.ts'] },
  { name: 'imports', lines: ['node tools/checks/check-imports.ts'] },
  { name: 'languages', lines: ['node tools/checks/check-languages.ts'] },
  { name: 'directions', lines: ['node tools/checks/check-directions.ts'] },
  { name: 'spec coverage', lines: ['node tools/checks/check-spec-coverage.ts'] },
  { name: 'citations', lines: ['node tools/checks/check-citations.ts'] },
  { name: 'decisions', lines: ['node tools/checks/check-decisions.ts'] },
  { name: 'format', lines: ['oxfmt --check'] },
]

const runCheck = async (check: Check): Promise<Ran> => {
  const ran: Ran = { code: 0, output: '', seconds: 0 }
  for (const line of check.lines) {
    const one = await runCommand(line)
    ran.output += one.output
    ran.seconds += one.seconds
    ran.code ||= one.code
    if (one.code !== 0) break
  }
  return ran
}

const failed: string[] = []
const waiting = [...checks]
const work = async (): Promise<void> => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const ran = await runCheck(check)
    console.log(`${ran.code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${ran.seconds.toFixed(1)} s)`)
    if (ran.code === 0) continue
    failed.push(check.name)
    console.log(ran.output.trimEnd().replaceAll(/^/gm, '     '))
  }
}

await Promise.all([work(), work()])
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
console.log(`${checks.length - failed.length} checks passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
