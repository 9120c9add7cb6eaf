#!/usr/bin/env bash
# fast-xml-parser 5.12.1: a character reference is read as its six letters.
#
# Guess: XML 1.0 (4.1) makes &#1605; and &#x645; the letter itself for every reader, with nothing declared. The parser has
# "processEntities" on by default and reads &amp; and &lt;, so it reads these too.
# Seen: by default they stay as text ("&#x645;"). Only the option "htmlEntities", which is about the names of HTML and off,
# makes them letters. A name in Arabic that another program wrote in ASCII (valid, and common in tax and bank files) is
# kept, compared and hashed as the wrong text, without an error. xmllint and DOMParser read the letter.
# Exits non-zero when the default reads the letter, or "htmlEntities" does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-xml-parser@5.12.1 @xmldom/xmldom@0.9.8 >/dev/null
cat >look.mjs <<'JS'
import { DOMParser } from '@xmldom/xmldom'
import { XMLParser } from 'fast-xml-parser'
const xml = '<name>&#x645;&#1591;&#x639;&#1605; &amp; x</name>'
const byDefault = new XMLParser().parse(xml).name
const withHtml = new XMLParser({ htmlEntities: true }).parse(xml).name
const dom = new DOMParser().parseFromString(xml, 'text/xml').documentElement.textContent
console.log(`by default: ${byDefault}; with htmlEntities: ${withHtml}; xmldom: ${dom}`)
process.exit(byDefault === '&#x645;&#1591;&#x639;&#1605; & x' && withHtml === 'مطعم & x' && dom === withHtml ? 0 : 1)
JS
node look.mjs
