/** `npm run dev`: the product from its sources; a change of the server starts it anew, a change of a page reloads it. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const start = fileURLToPath(new URL('start.ts', import.meta.url))
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', start], {
  stdio: 'inherit',
  env: { ...process.env, DEV: '1', NODE_ENV: 'development' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
