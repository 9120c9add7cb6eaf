#!/usr/bin/env bash
# exceljs 4.4.0: a workbook whose cells have no address.
#
# Guess: ECMA-376 makes the attribute r of a cell and of a row optional (18.3.1.4, 18.3.1.73): a cell without it follows the
# one before. Excel, LibreOffice, SheetJS and openpyxl read such a file, so the library with the most users reads it too.
# Seen: the whole file cannot be loaded: "Cannot read properties of undefined (reading 'col')", which names neither
# the cell nor the reason. With r it opens. Writers that leave out what the standard lets them leave out lose these readers.
# Exits non-zero when exceljs reads the cells, or does not read those with an address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 jszip@3.10.1 >/dev/null
cat >look.mjs <<'JS'
import ExcelJs from 'exceljs'
import JsZip from 'jszip'
import XLSX from 'xlsx'
const source = new ExcelJs.Workbook()
source.addWorksheet('Sales').addRow(['dish', 12.5])
const zip = await JsZip.loadAsync(await source.xlsx.writeBuffer())
const sheet = await zip.file('xl/worksheets/sheet1.xml').async('string')
zip.file('xl/worksheets/sheet1.xml', sheet.replaceAll(/<c r="[A-Z]+\d+"/g, '<c'))
const bare = await zip.generateAsync({ type: 'nodebuffer' })
const load = async (bytes) => {
  const book = new ExcelJs.Workbook()
  await book.xlsx.load(bytes)
  return book.worksheets[0].getCell('B1').value
}
const whole = await load(await source.xlsx.writeBuffer())
const without = await load(bare).catch((error) => `cannot be loaded: ${error.message}`)
const sheetJs = XLSX.read(bare).Sheets.Sales.B1.v
console.log(`B1 with addresses: ${whole}; without: exceljs ${without}; SheetJS ${sheetJs}`)
process.exit(whole === 12.5 && without !== 12.5 && sheetJs === 12.5 ? 0 : 1)
JS
node look.mjs
