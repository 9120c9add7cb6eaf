import { afterAll, expect, it } from 'vitest'
import { decodePlusCode, encodePlusCode, plusCodeKind, recoverPlusCode } from '#domain/delivery/plus-code.ts'
import { reportContract } from '#server/testing/report-contract.ts'
import { decodingRows, encodingRows, shortCodeRows, validityRows } from './plus-code-samples.ts'

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(','))
const all = [decodingRows, shortCodeRows, validityRows, encodingRows].flatMap(rowsOf)

afterAll(() =>
  reportContract({
    adapter: 'plus codes',
    source: 'google/open-location-code, test_data (Apache-2.0)',
    version: '83986da0156bbf51fba33d0327d8ca4b7f955c89, 2025-06-20',
    samples: all.length,
  }),
)

it.each(rowsOf(validityRows))('%s is valid %s, short %s, full %s', (code = '', valid, short) => {
  const kind = valid === 'false' ? 'none' : short === 'true' ? 'short' : 'full'
  expect(plusCodeKind(code)).toBe(kind)
})

it.each(rowsOf(decodingRows))('%s of %s digits is the cell %s %s %s %s', (code = '', _digits, ...edges) => {
  const [south = 0, west = 0, north = 0, east = 0] = edges.map(Number)
  const area = decodePlusCode(code)
  expect(area.south).toBeCloseTo(south, 9)
  expect(area.west).toBeCloseTo(west, 9)
  expect(area.south + area.height).toBeCloseTo(north, 9)
  expect(area.west + area.width).toBeCloseTo(east, 9)
})

it.each(rowsOf(shortCodeRows).filter(([, , , , kind]) => kind !== 'S'))(
  '%s is meant at %s, %s by %s',
  (full = '', latitude, longitude, short = '') => {
    expect(recoverPlusCode(short, { latitude: Number(latitude), longitude: Number(longitude) })).toBe(full)
  },
)

it.each(rowsOf(encodingRows))(
  '%s, %s is in %s %s %s %s',
  (latitude, longitude, _north, _east, _digits, code) => {
    expect(encodePlusCode({ latitude: Number(latitude), longitude: Number(longitude) })).toBe(code)
  },
)
