/** What a spreadsheet would take for a formula, or for another cell; full-width signs are read as the narrow ones. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Takes a cell; returns it as text that no spreadsheet runs. */
export function quoteFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Takes a cell; returns it without the quote that `quoteFormula` has put before it. */
export function unquoteFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
