const bytesOf = (...numbers: number[]) => Buffer.from(numbers)
const short = (value: number) => bytesOf(value >> 8, value & 255)
const long = (value: number) => Buffer.concat([short(value >>> 16), short(value & 0xffff)])
const box = (type: string, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts])
  return Buffer.concat([long(body.length + 4), body])
}
const full = (type: string, ...parts: readonly Uint8Array[]) => box(type, long(0), ...parts)

/** What lies in the first box of that type. */
const inside = (file: Buffer, type: string) => {
  const at = file.indexOf(type, 0, 'latin1')
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4))
}

/** Takes a HEIC of one still and a number of columns and rows; returns a grid that shows it in each place: a small file of many pixels. */
export function makeHeicGrid(still: Buffer, columns: number, rows: number): Buffer {
  const size = inside(still, 'ispe')
  const [width, height] = [size.readUInt32BE(4), size.readUInt32BE(8)]
  const slices = inside(still, 'mdat')
  const grid = 1
  const tiles = Array.from({ length: columns * rows }, (_, i) => grid + 1 + i)
  const shape = Buffer.concat([
    bytesOf(0, 1, rows - 1, columns - 1),
    long(width * columns),
    long(height * rows),
  ])
  const entry = (id: number, type: string) =>
    box('infe', bytesOf(2, 0, 0, 0), short(id), short(0), Buffer.from(`${type}\0`, 'latin1'))
  const build = (mdatAt: number): Buffer => {
    const place = (id: number, at: number, length: number) =>
      Buffer.concat([short(id), short(0), short(1), long(at), long(length)])
    const meta = full(
      'meta',
      full('hdlr', long(0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
      full('pitm', short(grid)),
      full('iinf', short(1 + tiles.length), entry(grid, 'grid'), ...tiles.map((id) => entry(id, 'hvc1'))),
      full('iref', box('dimg', short(grid), short(tiles.length), ...tiles.map(short))),
      box(
        'iprp',
        box(
          'ipco',
          full('ispe', long(width * columns), long(height * rows)),
          full('ispe', long(width), long(height)),
          box('hvcC', inside(still, 'hvcC')),
        ),
        full(
          'ipma',
          long(1 + tiles.length),
          short(grid),
          bytesOf(1, 1),
          ...tiles.map((id) => Buffer.concat([short(id), bytesOf(2, 2, 3)])),
        ),
      ),
      full(
        'iloc',
        bytesOf(0x44, 0),
        short(1 + tiles.length),
        place(grid, mdatAt, shape.length),
        // all of them are the same bytes
        ...tiles.map((id) => place(id, mdatAt + shape.length, slices.length)),
      ),
    )
    const brands = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
    return Buffer.concat([brands, meta, box('mdat', shape, slices)])
  }
  const guess = build(0)
  return build(guess.length - shape.length - slices.length)
}
