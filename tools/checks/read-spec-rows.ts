import { readFileSync } from 'node:fs'

/** One row of docs/spec-coverage.md. */
export type SpecRow = {
  line: number
  id: string
  detail: string
  file: string
  test: string
}

/** Reads the rows of docs/spec-coverage.md in their order; backquotes around a cell's text are left out. */
export const readSpecRows = (path = 'docs/spec-coverage.md'): SpecRow[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('`', ''))
      const [, id = '', detail = '', file = '', test = ''] = cells
      if (!/^\d\.\d{3}$/.test(id)) return []
      return [{ line: index + 1, id, detail, file, test }]
    })
