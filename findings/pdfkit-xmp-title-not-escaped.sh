#!/usr/bin/env bash
# pdfkit 0.20.2: a PDF/A whose title has "&" has metadata that is no XML.
#
# Guess: what is given as the title is a text. The library writes it into the document information as a PDF string with all
# signs escaped, so in the XML of the metadata (XMP, which PDF/A demands) it is escaped as well.
# Seen: the title stands there as it was given. "Salt & Pepper" makes the XML ill-formed, and "<b>x</b>" becomes an element of
# its own; pdfkit says nothing, viewers show the file, and only a validator of PDF/A refuses it. Escaped by the caller it is
# right in the XML and wrong ("&amp;") in the document information, which PDF/A wants to be the same. Author, subject and
# keywords go the same way.
# Exits non-zero when the metadata is well-formed with such a title, or is not without one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 fast-xml-parser@5.12.1 >/dev/null
cat >look.mjs <<'JS'
import { XMLValidator } from 'fast-xml-parser'
import Pdf from 'pdfkit'
const metadataOf = (title) =>
  new Promise((resolve) => {
    const pdf = new Pdf({ subset: 'PDF/A-3b', pdfVersion: '1.7', info: { Title: title } })
    const parts = []
    pdf.on('data', (part) => parts.push(part))
    pdf.on('end', () => {
      const [xml] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.concat(parts).toString('latin1')) ?? ['']
      resolve(XMLValidator.validate(xml) === true ? 'well-formed' : 'ill-formed')
    })
    pdf.end()
  })
const [plain, sign] = [await metadataOf('Salt and Pepper'), await metadataOf('Salt & Pepper')]
console.log(`metadata with "Salt and Pepper": ${plain}; with "Salt & Pepper": ${sign}`)
process.exit(plain === 'well-formed' && sign === 'ill-formed' ? 0 : 1)
JS
node look.mjs
