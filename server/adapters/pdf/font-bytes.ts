import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { fontFile, type FontScript } from './script-fonts.ts'

const opened = new Map<string, Buffer>()

/**
 * Takes a script and a weight; returns its font with its tables unpacked (OpenType). What draws a document opens its fonts
 * anew for each, and would unpack them by itself each time: most of what a receipt took.
 */
export function fontBytes(script: FontScript, weight: 400 | 700): Buffer {
  const file = fontFile(script, weight)
  const known = opened.get(file) ?? unpackWoff(readFileSync(file))
  opened.set(file, known)
  return known
}

const [woffHead, woffRecord] = [44, 20]
const [head, record] = [12, 16]

/** Takes a font as WOFF 1.0 (W3C); returns the same tables as OpenType has them. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(head + count * record)
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(2 ** power * 16, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const tables: Buffer[] = [font]
  let at = font.length
  for (let i = 0; i < count; i += 1) {
    const from = woffHead + i * woffRecord
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((part) => woff.readUInt32BE(from + part)) as [
      number,
      number,
      number,
      number,
    ]
    const body = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(body) : body
    const to = head + i * record
    woff.copy(font, to, from, from + 4)
    font.writeUInt32BE(sum, to + 4)
    font.writeUInt32BE(at, to + 8)
    font.writeUInt32BE(length, to + 12)
    // tables begin at multiples of four
    const gap = Buffer.alloc((4 - (table.length % 4)) % 4)
    tables.push(table, gap)
    at += table.length + gap.length
  }
  return Buffer.concat(tables)
}
