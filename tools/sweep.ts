import { runCommand } from './run-command.ts'

// Every page in both languages at both sizes, where `npm test` takes one size for each language.
process.env['E2E_SWEEP'] = '1'
const { code } = await runCommand('playwright test --grep @ar|@en', { show: true })
process.exitCode = code
