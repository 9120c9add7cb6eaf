import { readFileSync } from 'node:fs'
import { closeCheck } from './close-check.ts'
import { listFiles } from '../list-files.ts'
import { readHeadings } from './rule-headings.ts'

const headings = readHeadings()

/** What is said of a match, or nothing. */
type Judge = (match: RegExpMatchArray) => string | undefined

const numbered: Judge = ([, word = '', first = '', more = '']) => {
  const kind = word.toLowerCase()
  const missing = [first, ...more.matchAll(/\d+/g)]
    .map(String)
    .find((number) => !headings.numbered[kind]?.has(number))
  return missing && `${kind} has no heading ${missing}`
}

const quoted: Judge = ([, name = '', close]) => {
  if (!close) return `the name of a rule does not end on its line: ${name}`
  return headings.rules.has(name) ? undefined : `no heading is called "${name}"`
}

const former: Judge = ([said]) => `a former form of a citation: ${said.replaceAll(/\s+(\* )?/g, ' ')}`
const inMigration: Judge = ([, name = '']) =>
  headings.former.has(name) ? undefined : `the table of docs/rules/README.md has no "${name}"`

// A further number counts where a sentence cannot go on with it: "spec 5, 300 characters" cites one section.
const more = String.raw`((?:(?:, | and |-|–)\d{1,2}(?=$|[^\w\s]|\s(?![a-z0-9])))*)`
const citations: readonly (readonly [RegExp, Judge])[] = [
  [new RegExp(String.raw`\b([Ss]afety|[Ss]pec|[Dd]esign) (\d{1,3})(?!\d)${more}`, 'gm'), numbered],
  [/\b[Rr]ule \\?"([^"\\\n]*)(\\?")?/g, quoted],
]
const formerForms: readonly (readonly [RegExp, Judge])[] = [
  [/\b[Dd]omain\s+(?:(?:\*|\/\/|--)\s+)?["“]/g, former],
  [/\bDESIGN (?:\d|")/g, former],
  [/\b[Mm]ocks? \d{1,2}\b/g, former],
  [/\b(?:[Ss]afety|[Ss]pec)\n\s*(?:\*|\/\/|--) \d/g, () => 'a citation stands on two lines'],
]
const ofMigrations: readonly (readonly [RegExp, Judge])[] = [[/\b[Dd]omain "([^"]*)"/g, inMigration]]

const problems: string[] = []
let seen = 0
for (const file of listFiles('.', ['.ts', '.tsx', '.js', '.mjs', '.sql', '.css', '.md'])) {
  // the page that tells what the forms are, with the former ones
  if (file === 'docs/rules/README.md') continue
  const text = readFileSync(file, 'utf8')
  const others = /(^|\/)migrations\/.*\.sql$/.test(file) ? ofMigrations : formerForms
  for (const [form, judge] of [...citations, ...others])
    for (const match of text.matchAll(form)) {
      seen += 1
      const problem = judge(match)
      if (problem) problems.push(`${file}:${text.slice(0, match.index).split('\n').length} ${problem}`)
    }
}
closeCheck([...headings.problems, ...problems], `${seen} citations lead to a heading`)
