import { describe, expect, it } from 'vitest'
import { judgeDecisions } from './judge-decisions.ts'

const record = (number: string, title: string, status = 'accepted'): string =>
  `# ${number}: ${title}\n\nDate: 2026-11-21 · Status: ${status}\n\nWhy.\n\n**Cost.** A file more.\n`

const cache = record('0001', 'Pages are cached by version')
const jobs = record('0002', 'Jobs run in PostgreSQL', 'amended by 0001')
const records = (extra: readonly [string, string][] = []): Map<string, string> =>
  new Map([['0001-page-cache.md', cache], ['0002-jobs.md', jobs], ...extra])

const cacheRow = '| [0001](0001-page-cache.md) | Pages are cached by version | 2026-11-21 | accepted |'
const jobsRow = '| [0002](0002-jobs.md) | Jobs run in PostgreSQL | 2026-11-21 | amended by 0001 |'
const index = `# Decisions\n\n${cacheRow}\n\n## Jobs\n\n${jobsRow}\n`

describe('decision records', () => {
  it('pass when each has its parts and its row in the index', () => {
    expect(judgeDecisions(records(), index)).toEqual([])
  })

  it.each([
    ['a date', cache.replace('2026-11-21', 'yesterday'), 'has no line 3'],
    ['a status', cache.replace(' · Status: accepted', ''), 'has no line 3'],
    ['a known status', cache.replace('accepted', 'nearly accepted'), 'has no line 3'],
    ['the number of its file', cache.replace('0001', '0003'), 'does not begin with "# 0001: <the decision>"'],
    ['its heading style', cache.replace('0001:', '0001 ·'), 'does not begin with "# 0001: <the decision>"'],
    [
      'its cost',
      cache.replace('**Cost.** A file more.', ''),
      'has no paragraph that begins with "**Cost.**"',
    ],
  ])('are refused without %s', (_, text, problem) => {
    expect(judgeDecisions(records([['0001-page-cache.md', text]]), index)).toContainEqual(
      expect.stringContaining(`docs/decisions/0001-page-cache.md ${problem}`),
    )
  })

  it('are refused with a status that names an unknown record or the record itself', () => {
    for (const other of ['0009', '0001'])
      expect(
        judgeDecisions(
          records([
            ['0001-page-cache.md', record('0001', 'Pages are cached by version', `superseded by ${other}`)],
          ]),
          index,
        ),
      ).toContain(
        `docs/decisions/0001-page-cache.md says "superseded by ${other}", but there is no other record ${other}`,
      )
  })

  it('are refused with a number that two of them have, and with a file name of another form', () => {
    expect(judgeDecisions(records([['0001-other.md', cache]]), index)).toContain(
      'docs/decisions/0001-other.md shares its number with another record',
    )
    expect(judgeDecisions(records([['Other.md', cache]]), index)).toContain(
      'docs/decisions/Other.md is not named NNNN-short-title.md',
    )
  })
})

describe('the index of decisions', () => {
  const needed = `docs/decisions/README.md needs this row: ${cacheRow}`

  it.each([
    ['lacks a record', index.replace(cacheRow, '')],
    ['has another title', index.replace('Pages are cached by version', 'Pages are kept')],
    ['has another date', index.replace('2026-11-21', '2026-11-22')],
    ['has another status', index.replace('| accepted |', '| superseded by 0002 |')],
    ['links to another file', index.replace('0001-page-cache.md', '0001-cache.md')],
  ])('is refused when it %s', (_, text) => {
    expect(judgeDecisions(records(), text)).toEqual([needed])
  })

  it('is refused when it has a row twice, or one without a record', () => {
    expect(judgeDecisions(records(), `${index}${cacheRow}\n`)).toEqual([
      'docs/decisions/README.md has 2 rows for 0001',
    ])
    expect(judgeDecisions(records(), `${index}${cacheRow.replaceAll('0001', '0007')}\n`)).toEqual([
      'docs/decisions/README.md has a row for 0007, which is no valid record',
    ])
  })
})
