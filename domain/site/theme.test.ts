import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, worstContrast } from '../core/color.ts'
import type { Hex } from '../core/color.ts'
import { themeCss, tokens } from './theme-css.ts'
import { makeTheme } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n): Hex => `#${n.toString(16).padStart(6, '0')}`)
const colorKeys = ['primary', 'secondary', 'background', 'card', 'text', 'hero'].map(
  (name) => `website.${name}_color`,
)
const anyColors = fc
  .tuple(...colorKeys.map(() => hex))
  .map((all) => Object.fromEntries(all.map((c, i) => [colorKeys[i] ?? '', c])))
/** Most random triples fall back to the default ground; these do not. */
const darkColors = fc.tuple(anyColors, fc.integer({ min: 0, max: 0x3f })).map(([all, n]) => {
  const grey = `#${n.toString(16).padStart(2, '0').repeat(3)}`
  return {
    ...all,
    'website.background_color': grey,
    'website.card_color': grey,
    'website.text_color': '#ffffff',
  }
})
const midColors = fc.tuple(anyColors, fc.integer({ min: 0x99, max: 0xff })).map(([all, n]) => {
  const grey = `#${n.toString(16).padStart(2, '0').repeat(3)}`
  return {
    ...all,
    'website.background_color': grey,
    'website.card_color': '#ffffff',
    'website.text_color': '#000000',
  }
})

describe('theme', () => {
  it('design 2: the defaults are those of its table', () => {
    const { colors, radii, shadows, font, dark } = makeTheme({})
    expect(colors).toMatchObject({
      primary: '#bf3a1b',
      onPrimary: '#ffffff',
      secondary: '#f2a93b',
      bg: '#faf6f1',
      surface: '#ffffff',
      text: '#211812',
      hero: '#3a1b10',
    })
    expect(radii).toEqual({ card: 20, button: 14, input: 14, image: 16 })
    expect(shadows).toEqual({ card: 'soft', bar: 'soft' })
    expect([font, dark]).toEqual(['readex-pro', false])
  })

  it('spec 1: colours that can be read are the restaurant’s own, each in its place', () => {
    const own = {
      'website.primary_color': '#0f5c4c',
      'website.secondary_color': '#d9b44a',
      'website.background_color': '#f4f7f5',
      'website.card_color': '#fffefc',
      'website.text_color': '#10201b',
      'website.hero_color': '#0b2b24',
    }
    expect(tokens(makeTheme(own))).toMatchObject({
      '--t-primary': '#0f5c4c',
      '--t-secondary': '#d9b44a',
      '--t-bg': '#f4f7f5',
      '--t-surface': '#fffefc',
      '--t-text': '#10201b',
      '--t-hero-bg': '#0b2b24',
    })
  })

  it('any colours give readable text', () => {
    fc.assert(
      fc.property(fc.oneof(anyColors, darkColors, midColors), (settings) => {
        const { colors: c, dark } = makeTheme(settings)
        expect(worstContrast(c.text, [c.bg, c.surface])).toBeGreaterThanOrEqual(7)
        expect(worstContrast(c.primaryText, [c.bg, c.surface, c.soft])).toBeGreaterThanOrEqual(4.5)
        expect(worstContrast(c.onPrimary, [c.primary, c.hover, c.press])).toBeGreaterThanOrEqual(4.5)
        expect(worstContrast(c.onHero, [c.hero, c.heroGlow])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(c.onSecondary, c.secondary)).toBeGreaterThanOrEqual(4.5)
        expect(worstContrast(c.muted, [c.bg, c.surface, c.sunken])).toBeGreaterThanOrEqual(4.5)
        for (const ground of dark ? [c.bg, c.surface] : []) {
          expect(contrast(c.sunken, ground)).toBeGreaterThanOrEqual(1.14)
          expect(contrast(c.primaryText, c.sunken)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(c.line, ground)).toBeGreaterThanOrEqual(1.3)
        }
        expect(worstContrast(c.field, [c.bg, c.surface])).toBeGreaterThanOrEqual(3)
        for (const { ink, soft } of Object.values(c.status)) {
          expect(worstContrast(ink, [c.bg, c.surface, soft])).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 600 },
    )
  })

  it('keeps the default ground and warns when text would be hard to read', () => {
    const theme = makeTheme({ 'website.text_color': '#999999', 'website.background_color': '#eeeeee' })
    expect(theme.warnings).toEqual(['text-contrast-low'])
    expect(theme.colors).toMatchObject({ bg: '#faf6f1', surface: '#ffffff', text: '#211812' })
  })

  it('leaves a readable accent as it is and moves an unreadable one in lightness only', () => {
    expect(makeTheme({ 'website.primary_color': '#0f5c4c' }).colors.primaryText).toBe('#0f5c4c')
    const yellow = makeTheme({ 'website.primary_color': '#ffd400' }).colors
    expect(yellow.primary).toBe('#ffd400')
    expect(yellow.primaryText).not.toBe('#ffd400')
    expect(yellow.onPrimary).toBe('#16110d')
  })

  it('uses the dark sets on dark cards', () => {
    const night = {
      'website.background_color': '#121311',
      'website.card_color': '#1c1e1a',
      'website.text_color': '#f4f5ee',
    }
    const theme = makeTheme(night)
    expect(theme.dark).toBe(true)
    expect(theme.colors.status.ok.ink).toBe('#7bd8a6')
    expect(themeCss(theme)).toContain('color-scheme:dark')
  })

  it('draws radii in to their bounds', () => {
    const { radii } = makeTheme({
      'website.card_radius': '90px',
      'website.input_radius': '25',
      'website.button_radius': '999px',
    })
    expect(radii).toEqual({ card: 32, button: 999, input: 24, image: 16 })
  })
})

describe('themeCss', () => {
  const value =
    /^(?:none|light|dark|#[0-9a-f]{6}|\d{1,3}px|url\(\/pictures\/[0-9A-Za-z]{20}\/\d+\)|"[\w "]+"(?:,"[\w "]+")*|(?:,?(?:inset )?(?:-?\d+(?:px)? ){3,4}rgb\(\d+ \d+ \d+\/[\d.]+\))+)$/

  it('no setting can add CSS, whatever is stored', () => {
    const attack = fc.constantFrom(
      'red;}',
      '</style><script>',
      'url(//x)',
      '#fff;color:red',
      '*/',
      'expression(1)',
      '"',
    )
    const stored = fc.dictionary(
      fc.constantFrom(
        ...colorKeys,
        'website.font',
        'website.card_radius',
        'website.card_shadow',
        'website.home_background_image',
      ),
      fc.oneof(attack, fc.string(), hex),
    )
    fc.assert(
      fc.property(stored, (settings) => {
        const theme = makeTheme(settings)
        for (const [name, text] of Object.entries(tokens(theme))) {
          expect(name).toMatch(/^--[tcp]-[a-z0-9-]+$/)
          expect(text).toMatch(value)
        }
        expect(themeCss(theme).match(/[{}<]/g)).toEqual(['{', '}'])
      }),
      { numRuns: 500 },
    )
  })

  it('spec 1: cards and bars have the shadow that the restaurant chose, each its own', () => {
    const of = (card: string, button: string) => {
      const all = tokens(makeTheme({ 'website.card_shadow': card, 'website.button_shadow': button }))
      return [all['--t-shadow-card'], all['--t-shadow-bar']]
    }
    const presets = ['none', 'line', 'soft', 'deep']
    const chosen = presets.map((preset) => of(preset, preset))
    expect(chosen[0]).toEqual(['none', 'none'])
    expect(new Set(chosen.map(([card]) => card)).size).toBe(4)
    expect(new Set(chosen.map(([, bar]) => bar)).size).toBe(4)
    expect(of('none', 'deep')).toEqual(['none', chosen[3]?.[1]])
  })

  it('spec 1: writes the pictures behind home and menu by their ids', () => {
    const css = themeCss(
      makeTheme({
        'website.home_background_image': 'A1b2C3d4E5f6G7h8I9j0',
        'website.menu_background_image': 'Z9y8X7w6V5u4T3s2R1q0',
      }),
    )
    expect(css).toContain('--t-hero-image:url(/pictures/A1b2C3d4E5f6G7h8I9j0/1200)')
    expect(css).toContain('--t-menu-image:url(/pictures/Z9y8X7w6V5u4T3s2R1q0/1200)')
  })
})
