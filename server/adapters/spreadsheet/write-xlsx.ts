import { pack as packFiles } from './pack.ts'
import type { Cell } from './write-csv.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const pack = 'http://schemas.openxmlformats.org/package/2006'

/**
 * Takes a sheet's name, whether it reads from the right, and rows; returns a workbook with that one sheet (Office Open
 * XML, ECMA-376): texts as they are, numbers as numbers, so that a spreadsheet can sum them.
 */
export function writeXlsx(
  name: string,
  fromRight: boolean,
  rows: readonly (readonly Cell[])[],
): Uint8Array<ArrayBuffer> {
  const sheetView = `<sheetViews><sheetView workbookViewId="0"${fromRight ? ' rightToLeft="1"' : ''}/></sheetViews>`
  const data = rows.map((row, i) => `<row r="${i + 1}">${row.map(cellOf).join('')}</row>`).join('')
  return packFiles({
    '[Content_Types].xml': `${head}<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escape(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}">${sheetView}<sheetData>${data}</sheetData></worksheet>`,
  })
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'object') return `<c><v>${cell.number}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
