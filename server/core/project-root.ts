import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Takes a folder; returns it or the nearest above it that has a package.json. Throws when there is none. */
export function findProjectRoot(folder: string): string {
  let here = folder
  while (!existsSync(join(here, 'package.json'))) {
    if (dirname(here) === here) throw new Error(`No package.json in ${folder}, nor in any folder above it.`)
    here = dirname(here)
  }
  return here
}

/** The project's folder, be this read from its source or from what `build/server` holds. */
export const projectRoot = findProjectRoot(import.meta.dirname)
