#!/usr/bin/env bash
# libphonenumber-js 1.13.16: whether a number is valid depends on which of its builds is imported.
#
# Guess: the builds (`libphonenumber-js`, `/max`, `/mobile`) differ in size and in what else they can tell, such as the kind
# of a number; `isValid()` of the same number is the same in all of them.
# Seen: the default build checks a number against the country's general pattern alone. +966521234567 (Saudi Arabia has given
# out no 52), +971571234567 and +201312345678 are valid there and invalid in `/max`; a landline of Qatar, +97444123456, is
# valid in both and invalid in `/mobile`. `getType()` of the default build is undefined, so it cannot be told apart there.
# Exits non-zero when the builds agree on these numbers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 >/dev/null
cat >run.cjs <<'JS'
const builds = ['libphonenumber-js', 'libphonenumber-js/max', 'libphonenumber-js/mobile']
const numbers = ['+966551234567', '+966521234567', '+971571234567', '+201312345678', '+97444123456']
const seen = numbers.map((number) => builds.map((build) => require(build).parsePhoneNumberFromString(number)?.isValid()))
numbers.forEach((number, at) => console.log(number, ...builds.map((build, n) => `${build}: ${seen[at][n]}`)))
const wanted = [
  [true, true, true],
  [true, false, false],
  [true, false, false],
  [true, false, false],
  [true, true, false],
]
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1)
JS
node run.cjs
