#!/usr/bin/env bash
# pluscodes 3.0.1: decode() of a short plus code, as Google Maps shows them ("PM7G+C4 Riyadh").
#
# Guess: a short code means nothing without a place nearby, so decode() refuses it, as it answers null for other texts that
# are no full code (and as open-location-code 1.0.3 throws).
# Seen: it reads the four letters from the beginning of the world and answers latitude 195.425: a place that is not on earth.
# The same code with a town behind it is null. Who passes on what decode() gives has to look at the range.
# Exits non-zero when the short code is refused, or answered with a place on earth.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pluscodes@3.0.1 open-location-code@1.0.3 >/dev/null
cat >run.cjs <<'JS'
const { decode } = require('pluscodes')
const { OpenLocationCode } = require('open-location-code')
const full = decode('7HP8PM7G+C4')
const short = decode('PM7G+C4')
const named = decode('PM7G+C4 Riyadh')
let other = 'answers'
try {
  new OpenLocationCode().decode('PM7G+C4')
} catch {
  other = 'throws'
}
console.log(`full ${full?.latitude},${full?.longitude}; short ${short?.latitude},${short?.longitude}`)
console.log(`with a town: ${named}; open-location-code ${other}`)
process.exit(short && Math.abs(short.latitude) > 90 && named === null && other === 'throws' ? 0 : 1)
JS
node run.cjs
