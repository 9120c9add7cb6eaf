import { runCommand } from './run-command.ts'

// The long form of a test reads TEST_MODE: vitest hands its own --mode to no project.
const [mode = '', ...files] = process.argv.slice(2)
process.env['TEST_MODE'] = mode
const { code } = await runCommand(`vitest run ${files.join(' ')}`, { show: true })
process.exitCode = code
