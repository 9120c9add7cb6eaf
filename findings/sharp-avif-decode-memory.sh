#!/usr/bin/env bash
# sharp 0.35.5: what an AVIF takes to be made into a thumbnail, beside a JPEG of the same pixels.
#
# Guess: both need about the decoded pixels, 40 megapixels of RGB = 115 MiB, and a thumbnail less, since libvips streams.
# Seen: the JPEG is shrunk while it is read and needs a few tens of MiB; the AVIF is decoded whole, in several copies, and
# took 713 MiB above rest where the JPEG took 5, from a file of some KB. A limit by pixels that fits JPEG does not fit AVIF.
# Exits non-zero when the AVIF takes less than three times the decoded pixels, or the JPEG more than them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 >/dev/null
cat >make.mjs <<'JS'
import sharp from 'sharp'
const plain = { create: { width: 8000, height: 5000, channels: 3, background: '#c83a1c' } }
await sharp(plain).avif({ effort: 0 }).toFile('plain.avif')
await sharp(plain).jpeg().toFile('plain.jpg')
JS
cat >thumb.mjs <<'JS'
import sharp from 'sharp'
const file = process.argv[2]
sharp.cache(false)
await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).webp().toBuffer()
const rest = process.resourceUsage().maxRSS
await sharp(file).resize(240).webp().toBuffer()
console.log(Math.round((process.resourceUsage().maxRSS - rest) / 1024))
JS
node make.mjs
avif=$(node thumb.mjs plain.avif)
jpeg=$(node thumb.mjs plain.jpg)
pixels=$((8000 * 5000 * 3 / 1024 / 1024))
echo "decoded pixels ${pixels} MiB; above rest: AVIF ${avif} MiB, JPEG ${jpeg} MiB"
[ "$avif" -gt $((3 * pixels)) ] && [ "$jpeg" -lt "$pixels" ]
