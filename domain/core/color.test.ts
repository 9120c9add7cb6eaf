import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLightness, channels, contrast, inkOn, luminance, mix, readable } from './color.ts'
import type { Hex } from './color.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n): Hex => `#${n.toString(16).padStart(6, '0')}`)

describe('color', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(luminance('#ffffff')).toBeCloseTo(1, 6)
    expect(contrast('#ff0000', '#efeae5')).toBeCloseTo(3.35, 2)
  })

  it('mixes in OKLab as CSS color-mix does', () => {
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#636363')
    fc.assert(fc.property(hex, hex, (a, b) => mix(a, b, 1) === a && mix(a, b, 0) === b))
  })

  it('stays within sRGB at any lightness', () => {
    fc.assert(
      fc.property(hex, fc.double({ min: 0, max: 1, noNaN: true }), (color, l) =>
        /^#[0-9a-f]{6}$/.test(atLightness(color, l)),
      ),
    )
    expect(atLightness('#00ff00', 1)).toBe('#ffffff')
    expect(atLightness('#00ff00', 0)).toBe('#000000')
  })

  it('leaves a readable colour alone and makes any other readable on one ground', () => {
    expect(readable('#211812', ['#ffffff'], 4.5)).toBe('#211812')
    fc.assert(fc.property(hex, hex, (ink, ground) => contrast(readable(ink, [ground], 4.5), ground) >= 4.5))
  })

  it('finds an ink of 4.5:1 for every ground', () => {
    fc.assert(fc.property(hex, (ground) => contrast(inkOn(ground, '#fff4ea', '#211812'), ground) >= 4.5))
  })

  it('throws on what is no colour', () => {
    expect(() => channels('#12')).toThrow(RangeError)
  })
})
