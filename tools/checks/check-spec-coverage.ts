import { existsSync, readFileSync } from 'node:fs'
import { texts } from '#domain/platform/texts.ts'
import { closeCheck } from './close-check.ts'
import { readSpecRows, type SpecRow } from './read-spec-rows.ts'

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
  const missingFiles = row.file
    .split(', ')
    .filter((file) => !existsSync(file))
    .map((file) => (file === '' ? 'names no file' : `names ${file}, which is missing`))
  const missingTest = findMissingTest(row.test)
  return missingTest ? [...missingFiles, missingTest] : missingFiles
}

const judgeTexts = (): string[] =>
  Object.entries(texts).flatMap(([code, text]) => {
    const missing = findMissingTest(text.test)
    return missing ? [`domain/platform/texts.ts: ${code} ${missing}`] : []
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
closeCheck(problems, `${rows.length} details of the specification, each with its file and test`)
