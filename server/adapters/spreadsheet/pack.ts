import { crc32, deflateRawSync } from 'node:zlib'

/** Takes files by their names; returns a ZIP archive (APPNOTE 6.3): each file deflated, then the directory. */
export function pack(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, plain] = [Buffer.from(name), Buffer.from(text)]
    const packed = deflateRawSync(plain)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2) // names are UTF-8
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(0x21, 8) // 1980-01-01: the same rows give the same bytes
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(path.length, 22)
    bodies.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, path, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, path)
    offset += 30 + path.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, entries, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}
