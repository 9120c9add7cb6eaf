import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const left = new Set(['node_modules', 'build', 'test-results', 'playwright-report', 'shots', 'coverage'])

/** Takes a folder of the project and endings ('.ts'); returns the paths of its own files, sorted, '/' between. */
export const listFiles = (folder: string, endings: readonly string[]): string[] => {
  const found: string[] = []
  const walk = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = at === '.' ? entry.name : join(at, entry.name).replaceAll('\\', '/')
      if (entry.isDirectory()) {
        if (!left.has(entry.name) && !entry.name.startsWith('.')) walk(path)
      } else if (endings.some((ending) => path.endsWith(ending))) found.push(path)
    }
  }
  walk(folder)
  return found.sort()
}
