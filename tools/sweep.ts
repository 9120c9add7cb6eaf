import { runCommand } from './run-command.ts'

// Every page, and every journey that `npm test` plays in one language, in both languages at both sizes.
process.env['E2E_SWEEP'] = '1'
const { code } = await runCommand('playwright test --grep @ar|@en', { show: true })
process.exitCode = code
