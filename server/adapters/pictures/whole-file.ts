import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeId } from '#server/core/make-id.ts'

/** Takes a path; returns the file's bytes, or undefined when there is none. Other failures throw. */
export async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Takes a path and bytes; writes them aside and renames, so that a crash leaves no half file. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.${makeId()}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(aside, bytes)
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
