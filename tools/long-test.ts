import { runCommand } from './run-command.ts'

// The long form of a test reads TEST_MODE: vitest hands its own --mode to no project.
const [mode = '', ...files] = process.argv.slice(2)
process.env['TEST_MODE'] = mode
// one file after the other: the server processes of two at once would need more connections than their database has
const { code } = await runCommand(`vitest run --no-file-parallelism ${files.join(' ')}`, { show: true })
process.exitCode = code
