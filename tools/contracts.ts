import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContractReport } from '#server/testing/report-contract.ts'
import { runCommand } from './run-command.ts'

// Every adapter and simulator against its maker's word: runs the contract tests and prints what each walked.
const folder = mkdtempSync(join(tmpdir(), 'contracts-'))
const file = join(folder, 'reports')
process.env['CONTRACT_REPORT'] = file
const { code } = await runCommand('vitest run contract.test.ts', { show: true })

const reports = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ContractReport)
  : []
rmSync(folder, { recursive: true })
const rows = reports
  .toSorted((a, b) => a.adapter.localeCompare(b.adapter) || a.source.localeCompare(b.source))
  .map((row) => ({
    adapter: row.adapter,
    source: row.source,
    version: row.version,
    codes: row.codes ?? 0,
    schemas: row.schemas ?? 0,
    samples: row.samples ?? 0,
    differences: row.differences?.length ?? 0,
  }))
console.table(rows)
for (const row of reports)
  for (const difference of row.differences ?? []) console.log(`${row.adapter} (${row.source}): ${difference}`)
if (!rows.length) console.error('No contract test reported what it walked.')
process.exitCode = code || (rows.length ? 0 : 1)
