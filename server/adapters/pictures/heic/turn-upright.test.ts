import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { turnUpright } from './turn-upright.ts'

/** Rows of grey values, one letter each: a = 0, b = 40 … */
const draw = (rows: readonly string[]) => {
  const grey = Buffer.from(rows.flatMap((row) => [...row].map((letter) => (letter.charCodeAt(0) - 97) * 40)))
  return sharp(grey, { raw: { width: rows[0]?.length ?? 0, height: rows.length, channels: 1 } })
}
const read = async (picture: Sharp) => {
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const letters = [...data].map((value) => String.fromCharCode(97 + value / 40)).join('')
  return letters.match(new RegExp(`.{${info.width}}`, 'g'))
}

it.each([
  [{ rotation: 0, mirror: undefined, mirrorFirst: false }, ['abc', 'def']],
  [{ rotation: 90, mirror: undefined, mirrorFirst: false }, ['da', 'eb', 'fc']],
  [{ rotation: 0, mirror: 'left-right', mirrorFirst: false }, ['cba', 'fed']],
  [{ rotation: 0, mirror: 'top-bottom', mirrorFirst: false }, ['def', 'abc']],
  [{ rotation: 90, mirror: 'left-right', mirrorFirst: false }, ['ad', 'be', 'cf']],
  [{ rotation: 90, mirror: 'left-right', mirrorFirst: true }, ['fc', 'eb', 'da']],
  [{ rotation: 270, mirror: 'top-bottom', mirrorFirst: false }, ['ad', 'be', 'cf']],
  [{ rotation: 180, mirror: 'top-bottom', mirrorFirst: false }, ['cba', 'fed']],
] as const)('%j', async (turns, upright) => {
  expect(await read(turnUpright(draw(['abc', 'def']), turns))).toEqual(upright)
})
