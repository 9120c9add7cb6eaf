import type { HevcTile } from './read-heif.ts'

const startCode = Uint8Array.of(0, 0, 0, 1)
const sps = 33
/** Only slices come from the picture's data: what sizes memory is said in the configuration alone. */
const lastSliceType = 31

/**
 * Takes a tile; returns its bit stream as decoders take it, and the size that its decoder will make room for (px).
 * Throws RangeError for what is broken or unusual.
 */
export function annexB({ config, slices }: HevcTile): { stream: Uint8Array; width: number; height: number } {
  const sets = parameterSets(config)
  const said = sets.filter((unit) => typeOf(unit) === sps)
  const [first] = said
  if (!first || said.length > 1) throw new RangeError('parameter sets')
  const lengthBytes = ((config[21] ?? 0) & 3) + 1
  const units = [...sets, ...unitsOf(slices, lengthBytes).filter((unit) => typeOf(unit) <= lastSliceType)]
  return { stream: Buffer.concat(units.flatMap((unit) => [startCode, unit])), ...sizeOf(first) }
}

const typeOf = (unit: Uint8Array) => ((unit[0] ?? 0) >> 1) & 63

function parameterSets(config: Uint8Array): Uint8Array[] {
  const view = new DataView(config.buffer, config.byteOffset, config.byteLength)
  const found: Uint8Array[] = []
  let at = 23
  for (let arrays = view.getUint8(22); arrays > 0; arrays -= 1) {
    const count = view.getUint16(at + 1)
    at += 3
    for (let i = 0; i < count; i += 1) {
      const length = view.getUint16(at)
      found.push(config.subarray(at + 2, at + 2 + length))
      at += 2 + length
    }
  }
  return found
}

function unitsOf(data: Uint8Array, lengthBytes: number): Uint8Array[] {
  const found: Uint8Array[] = []
  for (let at = 0; at + lengthBytes <= data.length;) {
    const length = data.subarray(at, at + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0)
    at += lengthBytes
    if (length === 0 || at + length > data.length) throw new RangeError('slices')
    found.push(data.subarray(at, at + length))
    at += length
  }
  return found
}

/** The head of a sequence parameter set (ITU-T H.265, 7.3.2.2), as far as its width and height. */
function sizeOf(unit: Uint8Array): { width: number; height: number } {
  const bits = bitsOf(unit)
  bits(16 + 4)
  if (bits(3) !== 0) throw new RangeError('a still has one layer')
  bits(1)
  for (let byte = 0; byte < 12; byte += 1) bits(8)
  const golomb = () => {
    let zeros = 0
    while (bits(1) === 0) {
      zeros += 1
      if (zeros > 24) throw new RangeError('number')
    }
    return 2 ** zeros - 1 + bits(zeros)
  }
  golomb()
  if (golomb() === 3) bits(1)
  return { width: golomb(), height: golomb() }
}

/** Reads bits, without the bytes that keep start codes out of the data. */
function bitsOf(unit: Uint8Array): (count: number) => number {
  const bytes: number[] = []
  for (const [i, byte] of unit.subarray(0, 200).entries())
    if (!(byte === 3 && unit[i - 1] === 0 && unit[i - 2] === 0)) bytes.push(byte)
  let at = 0
  return (count) => {
    let value = 0
    for (let i = 0; i < count; i += 1, at += 1) {
      const byte = bytes[at >> 3]
      if (byte === undefined) throw new RangeError('bits')
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1)
    }
    return value
  }
}
