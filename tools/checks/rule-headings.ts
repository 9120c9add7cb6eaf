import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from '../list-files.ts'

/** Where citations of rules lead. */
export interface RuleHeadings {
  /** Of safety, spec and design: the numbers of their sections. */
  readonly numbered: Readonly<Record<string, ReadonlySet<string>>>
  readonly rules: ReadonlySet<string>
  /** Names that released migrations use. */
  readonly former: ReadonlySet<string>
  /** Headings that stand twice. */
  readonly problems: readonly string[]
}

const folder = 'docs/rules'
const sources = {
  safety: `${folder}/safety.md`,
  design: `${folder}/design.md`,
  spec: 'docs/spec-coverage.md',
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim())

/** Reads the headings of docs/rules and docs/spec-coverage.md to which code, tests and pages cite. */
export const readHeadings = (): RuleHeadings => {
  const numbersOf = (path: string) =>
    new Set(headingsOf(read(path)).flatMap((title) => /^(\d+)\. /.exec(title)?.[1] ?? []))
  const numbered = Object.fromEntries(
    Object.entries(sources).map(([kind, path]) => [kind, numbersOf(path)] as const),
  )
  const rules = new Set<string>()
  const problems: string[] = []
  const files = existsSync(folder) ? listFiles(folder, ['.md']) : []
  for (const file of files.filter((one) => !one.endsWith('/README.md')))
    for (const title of headingsOf(read(file))) {
      if (rules.has(title)) problems.push(`${file} the heading "${title}" stands twice in ${folder}`)
      rules.add(title)
    }
  const table = read(`${folder}/README.md`).matchAll(/^\| `domain ["]([^"]+)["]` \|/gm)
  return { numbered, rules, former: new Set([...table].map(([, name = '']) => name)), problems }
}
