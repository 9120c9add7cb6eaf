import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, be this read from its source or from what `build/server` holds. */
export const projectRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}
