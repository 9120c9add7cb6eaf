import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operationsFiles } from './operations-file.ts'

/**
 * Writes contract/<context>/operations.ts: what the client has to know at run time of the routes that console and
 * platform call. To be run after a route was added, renamed or moved (npm run client); a test tells when it was forgotten.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const files = await operationsFiles(join(root, 'contract'))
for (const [path, text] of files) writeFileSync(path, text)
const { status } = spawnSync('npx', ['oxfmt', ...files.keys()], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
