#!/usr/bin/env bash
# Umm al-Qura dates: Intl (calendar islamic-umalqura, ICU) and hijri-converter 1.1.1, @tabby_ai/hijri-converter 1.0.5.
#
# Guess: islamic-umalqura is a published table of Saudi Arabia, so all that name it agree, and hours of Ramadan for years
# ahead can be made with either.
# Seen (Node 20.20.2, ICU 78.2): they agree until 1452 and then differ by a day, ICU the later one: of 1453 to 1465 the first
# of Ramadan in 1453, 1458 and 1462, that of Shawwal in 1454, 1459, 1463, 1464 and 1465. The two packages agree.
# Exits non-zero when none of these years differs any more, or one before 1453 does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hijri-converter@1.1.1 @tabby_ai/hijri-converter@1.0.5 >/dev/null
cat >run.cjs <<'JS'
const { toGregorian } = require('hijri-converter')
const { hijriToGregorian } = require('@tabby_ai/hijri-converter')
const dayMs = 86_400_000
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})
const hijri = (at) =>
  calendar
    .formatToParts(at)
    .filter(({ type }) => ['year', 'month', 'day'].includes(type))
    .reduce((all, { type, value }) => ({ ...all, [type]: Number.parseInt(value, 10) }), {})
const date = ({ year, month, day }) => Date.UTC(year, month - 1, day)
const found = { early: [], late: [] }
for (let year = 1440; year <= 1465; year += 1)
  for (const month of [9, 10]) {
    const one = toGregorian(year, month, 1)
    const at = date({ year: one.gy, month: one.gm, day: one.gd })
    if (at !== date(hijriToGregorian({ year, month, day: 1 }))) throw new Error('the packages differ')
    const isSame = ({ year: y, month: m, day }) => y === year && m === month && day === 1
    if (isSame(hijri(at))) continue
    const later = isSame(hijri(at + dayMs)) ? 'a day later' : 'elsewhere'
    found[year < 1453 ? 'early' : 'late'].push(`${year}-${month} ${later}`)
  }
console.log(`node ${process.versions.node}, ICU ${process.versions.icu}; before 1453: ${found.early.length}`)
console.log(`from 1453 on, by Intl: ${found.late.join(', ')}`)
process.exit(found.late.length > 0 && found.early.length === 0 ? 0 : 1)
JS
node run.cjs
