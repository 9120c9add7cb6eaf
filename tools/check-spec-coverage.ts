import { existsSync, readFileSync } from 'node:fs'
import { texts } from '#domain/platform/texts.ts'
import { closeCheck } from './close-check.ts'
import { readSpecRows, type SpecRow } from './read-spec-rows.ts'

// Issues that say of themselves that they are closed: nothing of theirs may be owed.
const closedIssues: readonly number[] = [1, 2]

const sources = new Map<string, string>()
const read = (file: string): string => {
  const known = sources.get(file)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8')
  sources.set(file, text)
  return text
}

/** Takes "file > words"; returns what is missing, or nothing. A file alone is enough where the whole file is the test. */
const findMissingTest = (test: string): string | undefined => {
  const [file = '', words] = test.split(' > ')
  if (file === '') return 'names no test'
  if (!existsSync(file)) return `names the test file ${file}, which is missing`
  return words && !read(file).includes(words)
    ? `names the test "${words}", which ${file} does not hold`
    : undefined
}

const judgeRow = (row: SpecRow): string[] => {
  if (row.state !== 'done' && row.state !== 'owed') return [`has the unknown state "${row.state}"`]
  if (!(row.issue >= 1 && row.issue <= 9)) return [`has the unknown issue "${row.issue}"`]
  if (row.state === 'owed')
    return closedIssues.includes(row.issue) ? [`is owed, but issue ${row.issue} of 9 is closed`] : []
  const missingFiles = row.file
    .split(', ')
    .filter((file) => !existsSync(file))
    .map((file) => (file === '' ? 'names no file' : `names ${file}, which is missing`))
  const missingTest = findMissingTest(row.test)
  return missingTest ? [...missingFiles, missingTest] : missingFiles
}

const judgeTexts = (): string[] =>
  Object.entries(texts).flatMap(([code, text]) => {
    const missing = text.test === null ? undefined : findMissingTest(text.test)
    if (missing) return [`domain/platform/texts.ts: ${code} ${missing}`]
    return text.test === null && closedIssues.includes(text.issue)
      ? [`domain/platform/texts.ts: ${code} names no test`]
      : []
  })

const rows = readSpecRows()
const twice = rows.filter((row, index) => rows.findIndex((other) => other.id === row.id) !== index)
const problems = [
  ...rows.flatMap((row) =>
    judgeRow(row).map((problem) => `docs/spec-coverage.md:${row.line} ${row.id} ${problem}`),
  ),
  ...twice.map((row) => `docs/spec-coverage.md:${row.line} ${row.id} stands twice`),
  ...judgeTexts(),
]
const done = rows.filter((row) => row.state === 'done').length
closeCheck(problems, `${rows.length} details of the specification, ${done} done, ${rows.length - done} owed`)
