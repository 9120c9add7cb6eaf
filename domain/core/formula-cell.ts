/** What a spreadsheet would take for a formula, or for another cell; full-width signs are read as the narrow ones. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A phone's number as it is kept (E.164): whoever evaluates it gets a number. Decision 0180. */
const phone = /^\+\d{1,15}$/

/** Takes a cell; returns it as text that no spreadsheet runs. A phone's number is left as it is, to be read by programs. */
export function quoteFormula(cell: string): string {
  return formula.test(cell) && !phone.test(cell) ? `'${cell}` : cell
}

/** Takes a cell; returns it without the quote that `quoteFormula` has put before it, or once put before a phone's number. */
export function unquoteFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
