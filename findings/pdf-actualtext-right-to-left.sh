#!/usr/bin/env bash
# ActualText for a line of Arabic in a PDF: pdf.js (pdfjs-dist 5.6.205) and PDFium (@hyzyla/pdfium 2.1.13), file by pdfkit 0.20.2.
#
# Guess: ISO 32000-1, 14.9.4, makes ActualText the replacement text of what is drawn, as a string in reading order. So a line
# whose ActualText is the typed text is found and copied as typed, however its glyphs lie.
# Seen: PDFium takes it for glyphs that lie from left to right and turns it once more ("مالس" for "سلام"); pdf.js ignores it and
# reads the glyphs. The text that is right by the standard makes search worse in Chrome, and changes nothing in Firefox.
# Exits non-zero when PDFium gives the typed text, or pdf.js gives something else than without it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 pdfjs-dist@5.6.205 @hyzyla/pdfium@2.1.13 @fontsource/noto-sans-arabic@5.3.0 >/dev/null
cat >look.mjs <<'JS'
import PDFDocument from 'pdfkit'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
const font = 'node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'
const typed = 'سلام'
const make = (actual) =>
  new Promise((resolve) => {
    const pdf = new PDFDocument({ size: 'A6' })
    const parts = []
    pdf.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    pdf.font(font).fontSize(24)
    if (actual) pdf.markContent('Span', { actual })
    pdf.text(typed, 50, 50, { lineBreak: false, features: [] })
    if (actual) pdf.endMarkedContent()
    pdf.end()
  })
const byPdfJs = async (bytes) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => item.str).join('')
}
const library = await PDFiumLibrary.init()
const byPdfium = async (bytes) => {
  const pdf = await library.loadDocument(bytes)
  const [page] = pdf.pages()
  const text = page.getText().trim()
  pdf.destroy()
  return text
}
const [plain, said] = [await make(), await make(typed)]
const seen = { pdfjs: await byPdfJs(said), pdfjsWithout: await byPdfJs(plain), pdfium: await byPdfium(said), pdfiumWithout: await byPdfium(plain) }
library.destroy()
console.log(seen)
process.exit(seen.pdfjs === seen.pdfjsWithout && seen.pdfium === [...typed].reverse().join('') ? 0 : 1)
JS
node look.mjs
