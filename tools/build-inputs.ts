import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const shared = ['web', 'ui', 'domain', 'contract']
const lone = ['package-lock.json']

/** One text that changes when anything changes that a build of `app` is made of; tests are no part of it. */
export async function hashInputs(root: string, app: string): Promise<string> {
  const folders = await Promise.all([app, ...shared].map((folder) => listFolder(join(root, folder))))
  const files = [...folders.flat(), ...lone.map((file) => join(root, file))].sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(relative(root, file).split(sep).join('/')).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex')
}

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${sep}.react-router${sep}`))
}
