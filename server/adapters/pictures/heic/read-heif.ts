/** A picture in a HEIF file: what its HEVC decoder needs, and how its tiles lie. */
export interface HeifPicture extends HeifTurns {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly tiles: readonly HevcTile[]
  readonly matrix: 'bt601' | 'bt709'
  readonly fullRange: boolean
}

/** What makes a picture upright. */
export interface HeifTurns {
  /** Clockwise, 0, 90, 180 or 270. */
  readonly rotation: number
  /** Which sides are exchanged. */
  readonly mirror: 'left-right' | 'top-bottom' | undefined
  /** Phones turn, then mirror; a file may say it the other way round. */
  readonly mirrorFirst: boolean
}

/** One HEVC still: its decoder's configuration record and its slices, each after its length. */
export interface HevcTile {
  readonly config: Uint8Array
  readonly slices: Uint8Array
}

interface Box {
  readonly type: string
  readonly from: number
  readonly to: number
}

/** So many tiles of 512 px are 134 megapixels. */
const mostTiles = 512

/**
 * Takes a HEIF file's bytes (ISO/IEC 23008-12); returns its primary picture, one HEVC still or a grid of them, as
 * phones write it. Throws RangeError for what is broken or made otherwise.
 */
export function readHeif(bytes: Uint8Array): HeifPicture {
  const file = new HeifReader(bytes)
  const primary = file.primary()
  const grid = file.typeOf(primary) === 'grid'
  const ids = grid ? file.referredBy(primary, 'dimg') : [primary]
  const shape = grid ? file.gridOf(primary) : { columns: 1, rows: 1, ...file.sizeOf(primary) }
  if (ids.length > mostTiles || ids.length !== shape.columns * shape.rows) throw new RangeError('grid')
  const { columns, width, height } = shape
  const tiles = ids.map((id) => {
    if (file.typeOf(id) !== 'hvc1') throw new RangeError('no HEVC')
    return { config: file.property(id, 'hvcC'), slices: file.dataOf(id) }
  })
  return { width, height, columns, tiles, ...file.turns(primary), ...file.color(primary, ids[0] ?? primary) }
}

class HeifReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #meta: readonly Box[]

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const { from, to } = this.#one(this.#boxes(0, bytes.length), 'meta')
    this.#meta = this.#boxes(from + 4, to)
  }

  primary(): number {
    const { from } = this.#one(this.#meta, 'pitm')
    return this.#number(from + 4, this.#number(from, 1) === 0 ? 2 : 4)
  }

  typeOf(id: number): string {
    const { from, to } = this.#one(this.#meta, 'iinf')
    for (const entry of this.#boxes(from + (this.#number(from, 1) === 0 ? 6 : 8), to)) {
      const wide = this.#number(entry.from, 1) === 3 ? 4 : 2
      if (this.#number(entry.from + 4, wide) === id) return this.#word(entry.from + 6 + wide)
    }
    throw new RangeError('no item')
  }

  referredBy(id: number, type: string): number[] {
    const { from, to } = this.#one(this.#meta, 'iref')
    const wide = this.#number(from, 1) === 0 ? 2 : 4
    const found = this.#boxes(from + 4, to).find(
      (box) => box.type === type && this.#number(box.from, wide) === id,
    )
    if (!found) throw new RangeError(type)
    const first = found.from + wide + 2
    const count = this.#number(found.from + wide, 2)
    return Array.from({ length: count }, (_, i) => this.#number(first + i * wide, wide))
  }

  gridOf(id: number): { columns: number; rows: number; width: number; height: number } {
    const data = this.dataOf(id)
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    const long = (view.getUint8(1) & 1) === 1
    const at = (i: number) => (long ? view.getUint32(4 + i * 4) : view.getUint16(4 + i * 2))
    return { rows: view.getUint8(2) + 1, columns: view.getUint8(3) + 1, width: at(0), height: at(1) }
  }

  sizeOf(id: number): { width: number; height: number } {
    const size = this.property(id, 'ispe')
    const view = new DataView(size.buffer, size.byteOffset, size.byteLength)
    return { width: view.getUint32(4), height: view.getUint32(8) }
  }

  /** The words of the standard of 2017 were read both ways; its amendment says what phones had always done. */
  turns(id: number): HeifTurns {
    const turn = (this.#find(id, 'irot')?.[0] ?? 0) & 3
    const mode = this.#find(id, 'imir')?.[0]
    const order = this.#associated(id).map(({ type }) => type)
    return {
      rotation: (360 - turn * 90) % 360,
      mirror: mode === undefined ? undefined : (mode & 1) === 0 ? 'top-bottom' : 'left-right',
      mirrorFirst: order.indexOf('imir') < order.indexOf('irot'),
    }
  }

  /** As the file says it; phones that say nothing mean BT.601 in full range. */
  color(id: number, tile: number): Pick<HeifPicture, 'matrix' | 'fullRange'> {
    const said = [id, tile].flatMap((one) => this.#all(one, 'colr')).find((box) => this.#is(box, 'nclx'))
    if (!said) return { matrix: 'bt601', fullRange: true }
    return {
      matrix: ((said[8] ?? 0) << 8) + (said[9] ?? 0) === 1 ? 'bt709' : 'bt601',
      fullRange: ((said[10] ?? 0) & 0x80) !== 0,
    }
  }

  property(id: number, type: string): Uint8Array {
    const found = this.#find(id, type)
    if (!found) throw new RangeError(type)
    return found
  }

  #find = (id: number, type: string) => this.#all(id, type)[0]
  #is = (box: Uint8Array, word: string) => Buffer.from(box.subarray(0, 4)).toString('latin1') === word

  #all(id: number, type: string): Uint8Array[] {
    const own = this.#associated(id).filter((box) => box.type === type)
    return own.map((box) => this.#bytes.subarray(box.from, box.to))
  }

  /** An item's properties, in the order in which it names them. */
  #associated(id: number): Box[] {
    const properties = this.#one(this.#meta, 'iprp')
    const inside = this.#boxes(properties.from, properties.to)
    const { from, to } = this.#one(inside, 'ipco')
    const available = this.#boxes(from, to)
    return this.#propertiesOf(id, this.#one(inside, 'ipma')).flatMap((number) => available[number - 1] ?? [])
  }

  #propertiesOf(id: number, { from }: Box): number[] {
    const idBytes = this.#number(from, 1) < 1 ? 2 : 4
    const wide = (this.#number(from + 3, 1) & 1) === 1 ? 2 : 1
    let at = from + 8
    for (let left = this.#number(from + 4, 4); left > 0; left -= 1) {
      const item = this.#number(at, idBytes)
      const count = this.#number(at + idBytes, 1)
      const first = at + idBytes + 1
      if (item === id)
        return Array.from(
          { length: count },
          (_, i) => this.#number(first + i * wide, wide) & (wide === 2 ? 0x7fff : 0x7f),
        )
      at = first + count * wide
    }
    return []
  }

  dataOf(id: number): Uint8Array {
    const { from } = this.#one(this.#meta, 'iloc')
    const version = this.#number(from, 1)
    const [sizes, more] = [this.#number(from + 4, 1), this.#number(from + 5, 1)]
    const wide = {
      offset: sizes >> 4,
      length: sizes & 15,
      base: more >> 4,
      index: version > 0 ? more & 15 : 0,
    }
    const idBytes = version < 2 ? 2 : 4
    let at = from + 6 + idBytes
    for (let left = this.#number(from + 6, idBytes); left > 0; left -= 1) {
      const item = this.#number(at, idBytes)
      at += idBytes
      const inside = version > 0 && (this.#number(at, 2) & 15) === 1
      at += version > 0 ? 4 : 2
      const base = this.#number(at, wide.base) + (inside ? this.#one(this.#meta, 'idat').from : 0)
      at += wide.base
      const count = this.#number(at, 2)
      const step = wide.index + wide.offset + wide.length
      const extent = (i: number) => at + 2 + i * step + wide.index
      if (item === id)
        return Buffer.concat(
          Array.from({ length: count }, (_, i) =>
            this.#slice(
              base + this.#number(extent(i), wide.offset),
              this.#number(extent(i) + wide.offset, wide.length),
            ),
          ),
        )
      at += 2 + count * step
    }
    throw new RangeError('no data')
  }

  #slice(from: number, length: number): Uint8Array {
    if (from + length > this.#bytes.length) throw new RangeError('data beyond the end')
    return this.#bytes.subarray(from, from + length)
  }

  /** Outside of the file the view throws RangeError by itself. */
  #number(at: number, bytes: number): number {
    if (bytes === 0) return 0
    if (bytes === 1) return this.#view.getUint8(at)
    if (bytes === 2) return this.#view.getUint16(at)
    if (bytes === 4) return this.#view.getUint32(at)
    if (bytes === 8) return Number(this.#view.getBigUint64(at))
    throw new RangeError('size of a number')
  }

  #word = (at: number) => Buffer.from(this.#bytes.subarray(at, at + 4)).toString('latin1')

  #one(boxes: readonly Box[], type: string): Box {
    const found = boxes.find((box) => box.type === type)
    if (!found) throw new RangeError(type)
    return found
  }

  #boxes(from: number, to: number): Box[] {
    const found: Box[] = []
    for (let at = from; at + 8 <= to;) {
      const short = this.#number(at, 4)
      const head = short === 1 ? 16 : 8
      const size = short === 1 ? this.#number(at + 8, 8) : short === 0 ? to - at : short
      if (size < head || at + size > to) throw new RangeError('box')
      found.push({ type: this.#word(at + 4), from: at + head, to: at + size })
      at += size
    }
    return found
  }
}
