import { inflateRawSync } from 'node:zlib'

/** Why an archive is not unpacked: it is broken or of another kind, or more comes out of it than is allowed. */
export type UnpackFault = 'unreadable' | 'too-large'

/** What may be taken out of an archive. */
export interface Unpacked {
  /** Takes a file's name; returns its bytes, undefined when it is not there. What all take out together is counted. */
  file(name: string): Uint8Array | undefined | UnpackFault
}

/**
 * Takes an archive (ZIP, APPNOTE 6.3) and how many bytes may come out of it in all; returns how to take a file out, or
 * 'unreadable'. A file is unpacked when it is asked for, and never beyond what is left: what the archive says of its sizes
 * is not believed.
 */
export function unpack(archive: Uint8Array, mostBytes: number): Unpacked | 'unreadable' {
  const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const places = directoryOf(zip)
  if (!places) return 'unreadable'
  let left = mostBytes
  return {
    file(name) {
      const place = places.get(name)
      if (!place) return undefined
      try {
        const bytes = bodyOf(zip, place, left)
        left -= bytes.byteLength
        return left < 0 ? 'too-large' : bytes
      } catch (error) {
        return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
          ? 'too-large'
          : 'unreadable'
      }
    },
  }
}

interface Place {
  readonly method: number
  readonly packed: number
  readonly at: number
}

const endMark = Buffer.from('PK\u0005\u0006', 'latin1')
const mostFiles = 500

function directoryOf(zip: Buffer): ReadonlyMap<string, Place> | undefined {
  const end = zip.lastIndexOf(endMark)
  if (end < 0 || end + 20 > zip.length) return undefined
  const places = new Map<string, Place>()
  let at = zip.readUInt32LE(end + 16)
  const count = zip.readUInt16LE(end + 10)
  if (count > mostFiles) return undefined
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) return undefined
    const nameLength = zip.readUInt16LE(at + 28)
    places.set(zip.toString('utf8', at + 46, at + 46 + nameLength), {
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return places
}

/** Throws for what cannot be unpacked. */
function bodyOf(zip: Buffer, { method, packed, at }: Place, mostBytes: number): Uint8Array {
  if (zip.readUInt32LE(at) !== 0x04034b50) throw new Error('no file')
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const body = zip.subarray(from, from + packed)
  if (body.length !== packed) throw new Error('cut off')
  if (method === 0) return body
  if (method !== 8) throw new Error('another way of packing')
  return inflateRawSync(body, { maxOutputLength: Math.max(1, mostBytes) })
}
