#!/usr/bin/env bash
# Node 24 (zlib): how much memory a compressed buffer holds that is kept.
#
# Guess: zlib.brotliCompressSync() returns a buffer of its own, so 1,000 kept results of 100 bytes hold some 100 KB.
# Seen: the result is a view of the whole output chunk of 64 KB, which lives as long as the result: 1,000 of them hold 64 MB.
# A copy holds its own length.
# Exits non-zero when a result holds no more than twice its length.
set -euo pipefail
# no package is needed: this is Node's own module
node --input-type=module -e "
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
const text = Buffer.from('a short page '.repeat(40))
let held = 0
for (const [name, make] of Object.entries({ brotliCompressSync, gzipSync, ...(zstdCompressSync && { zstdCompressSync }) })) {
  const made = make(text)
  console.log(process.version, name, 'length', made.length, 'holds', made.buffer.byteLength)
  held = Math.max(held, made.buffer.byteLength / made.length)
}
process.exit(held > 2 ? 0 : 1)
"
