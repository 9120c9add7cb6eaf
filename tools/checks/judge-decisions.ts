/** A decision record, read from its file: what the index has to repeat. */
type Decision = { file: string; number: string; title: string; date: string; status: string }

const folder = 'docs/decisions'
const fileName = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.md$/
const heading = /^# (\d{4}): (\S.*)$/
const stateLine = /^Date: (\d{4}-\d{2}-\d{2}) · Status: (.+)$/
const states = /^(accepted|superseded by \d{4}|amended by \d{4}(, \d{4})*( and \d{4})?)$/

/** Takes a record's file name and text; returns the record, or what is wrong with it. */
const readDecision = (file: string, text: string): Decision | string[] => {
  const number = fileName.exec(file)?.[1]
  if (number === undefined) return ['is not named NNNN-short-title.md']
  const [first = '', , third = ''] = text.split('\n')
  const [, headed, title] = heading.exec(first) ?? []
  const [, date, status = ''] = stateLine.exec(third) ?? []
  const problems = [
    headed === number ? [] : [`does not begin with "# ${number}: <the decision>"`],
    date !== undefined && states.test(status)
      ? []
      : ['has no line 3 "Date: YYYY-MM-DD · Status: accepted (or superseded by NNNN, amended by NNNN)"'],
    /^\*\*Cost\.\*\* \S/m.test(text) ? [] : ['has no paragraph that begins with "**Cost.**"'],
  ].flat()
  if (problems.length > 0 || title === undefined || date === undefined) return problems
  return { file, number, title, date, status }
}

const rowOf = ({ file, number, title, date, status }: Decision): string =>
  `| [${number}](${file}) | ${title} | ${date} | ${status} |`

/** Takes the records and the index's lines that begin like a row; returns which rows are missing, wrong or left over. */
const judgeRows = (decisions: readonly Decision[], rows: readonly string[]): string[] => {
  const rowsOf = (number: string): string[] => rows.filter((row) => row.startsWith(`| [${number}]`))
  const wrong = decisions.flatMap((decision) => {
    const own = rowsOf(decision.number)
    if (own.length > 1) return [`has ${own.length} rows for ${decision.number}`]
    return own[0] === rowOf(decision) ? [] : [`needs this row: ${rowOf(decision)}`]
  })
  const known = new Set(decisions.map((decision) => decision.number))
  const over = rows
    .filter((row) => !known.has(row.slice(3, 7)))
    .map((row) => `has a row for ${row.slice(3, 7)}, which is no valid record`)
  return [...wrong, ...over]
}

/**
 * Takes the text of each record by its file name, and the index. Returns a sentence for each record without number,
 * title, date, status or cost, for a status that names an unknown record, and for an index that differs from them.
 */
export const judgeDecisions = (records: ReadonlyMap<string, string>, index: string): string[] => {
  const decisions: Decision[] = []
  const problems: string[] = []
  for (const [file, text] of records) {
    const read = readDecision(file, text)
    if (Array.isArray(read)) problems.push(...read.map((problem) => `${folder}/${file} ${problem}`))
    else decisions.push(read)
  }
  const numbers = decisions.map((decision) => decision.number)
  for (const { file, number, status } of decisions) {
    if (numbers.indexOf(number) !== numbers.lastIndexOf(number))
      problems.push(`${folder}/${file} shares its number with another record`)
    for (const [other] of status.matchAll(/\d{4}/g))
      if (other === number || !numbers.includes(other))
        problems.push(`${folder}/${file} says "${status}", but there is no other record ${other}`)
  }
  const rows = index.split('\n').filter((line) => /^\| \[\d{4}\]/.test(line))
  return [...problems, ...judgeRows(decisions, rows).map((problem) => `${folder}/README.md ${problem}`)]
}
