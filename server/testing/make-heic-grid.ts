import { readHeif } from '#server/adapters/pictures/heic/read-heif.ts'

const bytesOf = (...numbers: number[]) => Buffer.from(numbers)
const short = (value: number) => bytesOf(value >> 8, value & 255)
const long = (value: number) => Buffer.concat([short(value >>> 16), short(value & 0xffff)])
const box = (type: string, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts])
  return Buffer.concat([long(body.length + 4), body])
}
const full = (type: string, ...parts: readonly Uint8Array[]) => box(type, long(0), ...parts)

/** Takes a HEIC of one still and a number of columns and rows; returns a grid that shows it in each place: a small file of many pixels. */
export function makeHeicGrid(still: Uint8Array, columns: number, rows: number): Buffer {
  const { width, height, tiles } = readHeif(still)
  const [tile] = tiles
  if (!tile) throw new Error('no still')
  const [grid, first] = [1, 2]
  const slices = Buffer.from(tile.slices)
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
      full('iinf', short(2), entry(grid, 'grid'), entry(first, 'hvc1')),
      full(
        'iref',
        box(
          'dimg',
          short(grid),
          short(columns * rows),
          ...Array.from({ length: columns * rows }, () => short(first)),
        ),
      ),
      box(
        'iprp',
        box(
          'ipco',
          full('ispe', long(width * columns), long(height * rows)),
          full('ispe', long(width), long(height)),
          box('hvcC', Buffer.from(tile.config)),
        ),
        full('ipma', long(2), short(grid), bytesOf(1, 1), short(first), bytesOf(2, 2, 3)),
      ),
      full(
        'iloc',
        bytesOf(0x44, 0),
        short(2),
        place(grid, mdatAt, shape.length),
        place(first, mdatAt + shape.length, slices.length),
      ),
    )
    const brands = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
    return Buffer.concat([brands, meta, box('mdat', shape, slices)])
  }
  const guess = build(0)
  return build(guess.length - shape.length - slices.length)
}
