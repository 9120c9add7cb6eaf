import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes the project's folder; returns what names the sources that its server was built from, or undefined where it was not. */
export async function readBuildName(root: string): Promise<string | undefined> {
  const text = await readFile(join(root, 'build', 'server.json'), 'utf8').catch(() => '{}')
  const note = JSON.parse(text) as { inputs?: unknown }
  return typeof note.inputs === 'string' && note.inputs !== '' ? note.inputs.slice(0, 32) : undefined
}
