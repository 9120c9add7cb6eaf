import pg from 'pg'

type Parse = (text: string) => unknown

const parsers = new Map<number, Parse>([
  [20, toNumber],
  [1016, (text) => parseArray(text, toNumber)],
  [1082, String],
  [1182, (text) => parseArray(text, String)],
  [1184, toDate],
])

/** How PostgreSQL's values arrive: bigint as number, timestamptz as Date, date as 'YYYY-MM-DD'. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

function toNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the whole numbers of JavaScript`)
  return value
}

function toDate(text: string): unknown {
  if (text.length < 22 || !text.endsWith('+00')) return pg.types.getTypeParser(1184)(text)
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
}

// Only arrays of numbers and dates come here: their text holds no quotes.
function parseArray(text: string, parse: Parse): unknown[] {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map((part) => (part === 'NULL' ? null : parse(part)))
}
