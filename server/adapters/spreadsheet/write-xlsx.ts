import { pack as packFiles } from './pack.ts'
import type { Cell } from './write-csv.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const pack = 'http://schemas.openxmlformats.org/package/2006'

/** Of a text in a cell (Excel's specification and limits). */
const longestText = 32_767
/** Number formats by their decimals: 2 is built in, the others are ours. */
const formats: Readonly<Record<number, { readonly id: number; readonly code?: string }>> = {
  1: { id: 164, code: '0.0' },
  2: { id: 2 },
  3: { id: 165, code: '0.000' },
}

/**
 * Takes a sheet's name, whether it reads from the right, and rows; returns a workbook with that one sheet (Office Open
 * XML, ECMA-376): texts as they are, numbers as numbers with their decimals, so that a spreadsheet can sum them. The file has
 * what the standard leaves out freely and other programs' libraries expect: styles, a dimension, each cell's own address.
 */
export function writeXlsx(
  name: string,
  fromRight: boolean,
  rows: readonly (readonly Cell[])[],
): Uint8Array<ArrayBuffer> {
  const sheetView = `<sheetViews><sheetView workbookViewId="0"${fromRight ? ' rightToLeft="1"' : ''}/></sheetViews>`
  const data = rows.map(
    (row, i) =>
      `<row r="${i + 1}">${row.map((cell, at) => cellOf(cell, columnName(at), i + 1)).join('')}</row>`,
  )
  const last = `${columnName(Math.max(0, ...rows.map((row) => row.length - 1)))}${Math.max(1, rows.length)}`
  return packFiles({
    '[Content_Types].xml': `${head}<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets><sheet name="${escape(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': styles(),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><dimension ref="A1:${last}"/>${sheetView}<sheetFormatPr defaultRowHeight="15"/><sheetData>${data.join('')}</sheetData></worksheet>`,
  })
}

/** Takes a column's place, from 0; returns its letters. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

/** A name that spreadsheets refuse makes the whole file "damaged". */
function sheetName(name: string): string {
  const allowed = name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
  return allowed.slice(0, 31) || 'Sheet1'
}

function cellOf(cell: Cell, column: string, row: number): string {
  if (typeof cell === 'object') {
    const decimals = cell.number.split('.')[1]?.length ?? 0
    const style = decimals in formats ? ` s="${decimals}"` : ''
    return `<c r="${column}${row}"${style}><v>${cell.number}</v></c>`
  }
  if (cell === '') return ''
  const text = escape(cell.slice(0, longestText))
  return `<c r="${column}${row}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** One font, the two fills and the border that are expected, and a format for each number of decimals. */
function styles(): string {
  const own = Object.values(formats).flatMap(({ id, code }) =>
    code ? [`<numFmt numFmtId="${id}" formatCode="${code}"/>`] : [],
  )
  const ids = [0, ...[1, 2, 3].map((decimals) => formats[decimals]?.id ?? 0)]
  const used = ids.map(
    (id) =>
      `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"${id > 0 ? ' applyNumberFormat="1"' : ''}/>`,
  )
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${own.length}">${own.join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${used.length}">${used.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
