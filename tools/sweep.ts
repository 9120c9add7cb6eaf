import { runCommand } from './run-command.ts'

// What `npm test` plays in one language or at one size, in the other; with it, every test of the browser was played in both.
process.env['E2E_SWEEP'] = '1'
const { code } = await runCommand('playwright test', { show: true })
process.exitCode = code
