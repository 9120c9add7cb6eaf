import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { closeCheck } from './close-check.ts'
import { listFiles } from '../list-files.ts'

/** So many files of code a folder may hold beside tests, what tests stand on, and generated files. */
const most = 40
const apart = /\.(test|spec)\.tsx?$|\.generated\.ts$|^e2e\/|^server\/testing\/|^db\/migrations\//

/** Takes the project's files of code; returns the folders that hold too many to be read at a glance. */
const judgeFolders = (files: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const file of files)
    if (!apart.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder} holds ${count} files of code: ${most} at most, or nobody finds one`)
}

const roots = /^(domain|contract|server|storefront|console|platform|web|ui|tools|db|e2e|bench|docs)\//
const ending = /\.(tsx?|css|md|sql|json)$/

/** Takes a document; returns what it names in code spans as a path of the project, where there is no such file or folder. */
const judgeDocument = (document: string, files: readonly string[], names: ReadonlySet<string>): string[] =>
  readFileSync(document, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/`([\w./-]+)`/g)]
        .map(([, path = '']) => path.replace(/\/$/, ''))
        .filter(
          (path) => (roots.test(path) || (ending.test(path) && path.includes('-'))) && !/NNNN/.test(path),
        )
        .filter(
          (path) =>
            !existsSync(path) &&
            !names.has(path) &&
            !(path.includes('/') && files.some((file) => file.includes(`/${path}`))),
        )
        .map((path) => `${document}:${at + 1} names ${path}, which is not there`),
    )

const code = listFiles('.', ['.ts', '.tsx', '.css', '.js', '.mjs'])
const all = [...code, ...listFiles('.', ['.md', '.sql', '.json'])]
const names = new Set([...all.map((file) => basename(file)), 'menu-item.tsx'])
const documents = listFiles('.', ['.md'])
closeCheck(
  [...judgeFolders(code), ...documents.flatMap((document) => judgeDocument(document, all, names))],
  `${documents.length} documents name files that are there, and no folder holds more than ${most}`,
)
