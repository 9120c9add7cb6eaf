import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { pageZone } from '#domain/delivery/page-zone.ts'
import type { Language } from '#domain/core/words.ts'

const names = ['ar-texts', 'ar-later-texts', 'en-texts', 'en-later-texts'] as const
const textFiles = z.record(z.enum(names), z.string())

/** Where the storefront's build put the texts of its first views and all others, by language. */
export type TextFiles = z.infer<typeof textFiles>

/** Takes the folder of the built storefront; returns what its build noted. Throws when it is not built. */
export async function readTextFiles(folder: string): Promise<TextFiles> {
  return textFiles.parse(JSON.parse(await readFile(join(folder, 'texts.json'), 'utf8')))
}

/** Takes the files and a page by its plain path; returns the tags that fetch its texts along with its first script. */
export function textPreloads(files: TextFiles, language: Language, path: string): string {
  const all = pageZone(path) !== 'public' || path === '/cart'
  const wanted = [files[`${language}-texts`], ...(all ? [files[`${language}-later-texts`]] : [])]
  return wanted.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`).join('')
}
