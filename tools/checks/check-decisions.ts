import { readdirSync, readFileSync } from 'node:fs'
import { closeCheck } from './close-check.ts'
import { judgeDecisions } from './judge-decisions.ts'

const folder = 'docs/decisions'
const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8')

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .sort()
const records = new Map(files.map((file) => [file, read(file)]))
closeCheck(
  judgeDecisions(records, read('README.md')),
  `${records.size} decision records have date, status, cost and a row in the index`,
)
