import { contrast, inkOn, luminance, mix, readable, worstContrast } from '../core/color.ts'
import type { Hex } from '../core/color.ts'
import type { SettingKey } from './setting-keys.ts'
import { settingText } from './settings.ts'
import type { Settings } from './settings.ts'

export type ThemeFont = 'readex-pro' | 'rubik'
export type ThemeShadow = 'none' | 'line' | 'soft' | 'deep'
/** What the owner is told when the theme was saved: text would have been too hard to read, so defaults stay. */
export type ThemeWarning = 'text-contrast-low'

/** A tenant's look, every value computed and safe to show. Radii are whole px. Design 2. */
export interface Theme {
  readonly dark: boolean
  readonly colors: ThemeColors
  readonly radii: {
    readonly card: number
    readonly button: number
    readonly input: number
    readonly image: number
  }
  readonly shadows: { readonly card: ThemeShadow; readonly bar: ThemeShadow }
  readonly font: ThemeFont
  /** Picture behind the head of the home page; none = plain ground. */
  readonly heroImage?: string
  readonly menuImage?: string
  readonly warnings: readonly ThemeWarning[]
}

type Ground = Readonly<Record<'bg' | 'surface' | 'text', Hex>>
type Accent = Readonly<
  Record<
    'primary' | 'onPrimary' | 'primaryText' | 'hover' | 'press' | 'soft' | 'secondary' | 'onSecondary',
    Hex
  >
>
type Quiet = Readonly<Record<'sunken' | 'raised' | 'line' | 'muted' | 'field', Hex>>
type Hero = Readonly<Record<'hero' | 'heroGlow' | 'onHero', Hex>>
type Status = 'ok' | 'warn' | 'err' | 'info'

export interface ThemeColors extends Ground, Accent, Quiet, Hero {
  readonly status: Readonly<Record<Status, { readonly ink: Hex; readonly soft: Hex }>>
  /** Plates under cut-out pictures, by group position mod 6. */
  readonly plates: readonly Hex[]
}

const ink: Hex = '#16110d'
const light: Record<Status, Hex> = { ok: '#1e6b47', warn: '#8a5200', err: '#a8103c', info: '#1f5a8c' }
const dark: Record<Status, Hex> = { ok: '#7bd8a6', warn: '#ffc36b', err: '#ff9a94', info: '#93c9f5' }
const pastels: readonly Hex[] = ['#f6c79b', '#bfddb4', '#f8dc8a', '#f5b5ac', '#cfc3ec', '#b4d6e8']

/**
 * Takes a tenant's settings; returns its theme. Nothing typed reaches the result unchecked: colours, lengths
 * and presets that the catalogue refuses count as not set, and text, card and page colours together fall back
 * to the defaults when text would have less than 7:1 on either (with a warning). Spec 1, design 2.
 */
export function makeTheme(settings: Settings): Theme {
  const { ground, warnings } = chooseGround(settings)
  const isDark = luminance(ground.surface) < 0.2
  const quiet = chooseQuiet(ground, isDark)
  const accent = chooseAccent(settings, ground, isDark ? [quiet.sunken] : [])
  const heroImage = settingText(settings, 'website.home_background_image')
  const menuImage = settingText(settings, 'website.menu_background_image')
  return {
    dark: isDark,
    colors: {
      ...ground,
      ...accent,
      ...quiet,
      ...chooseHero(settings, accent.primary),
      status: chooseStatus(ground, isDark),
      plates: pastels.map((pastel) => mix(pastel, ground.surface, isDark ? 0.17 : 0.48)),
    },
    radii: {
      card: radius(settings, 'website.card_radius'),
      button: radius(settings, 'website.button_radius'),
      input: radius(settings, 'website.input_radius'),
      image: radius(settings, 'website.image_radius'),
    },
    shadows: {
      card: settingText(settings, 'website.card_shadow') as ThemeShadow,
      bar: settingText(settings, 'website.button_shadow') as ThemeShadow,
    },
    font: settingText(settings, 'website.font') as ThemeFont,
    ...(heroImage && { heroImage }),
    ...(menuImage && { menuImage }),
    warnings,
  }
}

const color = (settings: Settings, key: SettingKey) => settingText(settings, key) as Hex
const radius = (settings: Settings, key: SettingKey) => Number.parseInt(settingText(settings, key), 10)

function chooseGround(settings: Settings): { ground: Ground; warnings: ThemeWarning[] } {
  const keys = {
    bg: 'website.background_color',
    surface: 'website.card_color',
    text: 'website.text_color',
  } as const
  const read = (all: Settings): Ground => ({
    bg: color(all, keys.bg),
    surface: color(all, keys.surface),
    text: color(all, keys.text),
  })
  const ground = read(settings)
  if (worstContrast(ground.text, [ground.bg, ground.surface]) >= 7) return { ground, warnings: [] }
  return { ground: read({}), warnings: ['text-contrast-low'] }
}

function chooseAccent(settings: Settings, { bg, surface }: Ground, grounds: readonly Hex[]): Accent {
  const primary = color(settings, 'website.primary_color')
  const secondary = color(settings, 'website.secondary_color')
  const onPrimary = inkOn(primary, '#ffffff', ink)
  // away from the ink on it, so that the label stays readable while the button is pressed
  const away: Hex = luminance(onPrimary) > 0.5 ? '#000000' : '#ffffff'
  const soft = mix(primary, surface, 0.09)
  return {
    primary,
    onPrimary,
    primaryText: readable(primary, [bg, surface, soft, ...grounds], 4.5),
    hover: mix(primary, away, 0.9),
    press: mix(primary, away, 0.8),
    soft,
    secondary,
    onSecondary: inkOn(secondary, '#ffffff', ink),
  }
}

function chooseQuiet({ bg, surface, text }: Ground, isDark: boolean): Quiet {
  // on dark themes cards are lighter than the page: what is to be seen on both is lighter still
  const lightest = contrast(text, bg) < contrast(text, surface) ? bg : surface
  const sunken = isDark ? lift(lightest, text, 1.14) : mix(text, bg, 0.05)
  const raised = isDark ? mix(text, surface, 0.13) : surface
  const grounds = [bg, surface, sunken]
  return {
    sunken,
    raised,
    line: isDark ? lift(lightest, text, 1.3) : mix(text, bg, 0.11),
    muted: readable(mix(text, bg, 0.68), grounds, 4.5),
    field: readable(mix(text, bg, 0.5), grounds, 3),
  }
}

/** A little of the text in the ground: as much as makes the two differ so far. */
function lift(ground: Hex, text: Hex, least: number): Hex {
  let share = 0.05
  while (share < 1 && contrast(mix(text, ground, share), ground) < least) share += 0.01
  return mix(text, ground, share)
}

function chooseHero(settings: Settings, primary: Hex): Hero {
  const hero = color(settings, 'website.hero_color')
  const onHero = inkOn(hero, mix('#ffffff', hero, 0.96), ink)
  let share = 0.6
  while (share > 0 && contrast(onHero, mix(primary, hero, share)) < 4.5) share -= 0.05
  return { hero, onHero, heroGlow: share > 0 ? mix(primary, hero, share) : hero }
}

function chooseStatus({ bg, surface }: Ground, isDark: boolean): ThemeColors['status'] {
  const set = isDark ? dark : light
  const pair = (status: Status) => {
    const soft = mix(set[status], surface, isDark ? 0.14 : 0.1)
    return { ink: readable(set[status], [bg, surface, soft], 4.5), soft }
  }
  return { ok: pair('ok'), warn: pair('warn'), err: pair('err'), info: pair('info') }
}
