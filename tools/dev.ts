/**
 * `npm run dev`: the product from its sources. A change of a page reloads it (Vite); a change of what the server is
 * made of starts the product anew. `node --watch` would also take the temporary files of Vite for changes.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const watched = ['server', 'domain', 'contract', 'db']
const settle = 100

let child: ChildProcess | undefined
let ending = false
let timer: NodeJS.Timeout | undefined

function run(): void {
  // Vite takes the development half of React Router; the server must take the same.
  child = spawn(process.execPath, ['--conditions=development', join(root, 'tools/start.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEV: '1', NODE_ENV: 'development' },
  })
  child.once('exit', (code) => {
    child = undefined
    if (ending) process.exit(code ?? 0)
    console.log('Waiting for a change …')
  })
}

function restart(): void {
  if (!child) return run()
  child.removeAllListeners('exit')
  child.once('exit', run)
  child.kill('SIGTERM')
}

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (ending || !file || !/\.(ts|sql)$/.test(file) || file.endsWith('.test.ts')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      console.log(`${folder}/${file} changed.`)
      restart()
    }, settle)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!child) process.exit(0)
    ending = true
    child.kill(signal)
  })
}
run()
