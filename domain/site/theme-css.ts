import { channels } from '../core/color.ts'
import type { Hex } from '../core/color.ts'
import type { Theme, ThemeShadow } from './theme.ts'

const fonts = {
  'readex-pro': '"Readex Pro Variable","Readex Pro"',
  rubik: '"Rubik Variable","Rubik"',
} as const

/**
 * Takes a theme; returns the CSS rule that sets the tenant's custom properties: the --t-* settings and those
 * --c-*, --p-* tokens whose contrast was computed. Made only from numbers, #rrggbb colours, picture ids and
 * words of this file, so that no setting can add CSS. `:root:root` wins over the defaults of tokens.css
 * wherever it stands. Design 2.
 */
export function themeCss(theme: Theme): string {
  const lines = Object.entries(tokens(theme)).map(([name, value]) => `${name}:${value}`)
  return `:root:root{color-scheme:${theme.dark ? 'dark' : 'light'};${lines.join(';')}}`
}

/** Takes a theme; returns its custom properties by name, as `themeCss` writes them. Design 2. */
export function tokens(theme: Theme): Record<`--${string}`, string> {
  const { colors, radii, shadows } = theme
  return {
    ...colorTokens(theme),
    '--t-radius-card': `${radii.card}px`,
    '--t-radius-button': `${radii.button}px`,
    '--t-radius-input': `${radii.input}px`,
    '--t-radius-image': `${radii.image}px`,
    '--t-shadow-card': cardShadow(theme, shadows.card),
    '--t-shadow-bar': barShadow(theme.dark ? colors.primary : colors.text, shadows.bar),
    '--t-hero-image': pictureUrl(theme.heroImage),
    '--t-menu-image': pictureUrl(theme.menuImage),
    '--t-font': fonts[theme.font],
  }
}

function colorTokens({ colors }: Theme): Record<`--${string}`, string> {
  const plates = colors.plates.map((plate, i) => [`--p-${i + 1}`, plate] as const)
  const statuses = Object.entries(colors.status).flatMap(([name, { ink, soft }]) => [
    [`--c-${name}`, ink] as const,
    [`--c-${name}-soft`, soft] as const,
  ])
  return {
    '--t-primary': colors.primary,
    '--t-on-primary': colors.onPrimary,
    '--t-primary-text': colors.primaryText,
    '--t-secondary': colors.secondary,
    '--t-on-secondary': colors.onSecondary,
    '--t-bg': colors.bg,
    '--t-surface': colors.surface,
    '--t-text': colors.text,
    '--t-hero-bg': colors.hero,
    '--t-hero-glow': colors.heroGlow,
    '--t-on-hero': colors.onHero,
    '--c-accent-hover': colors.hover,
    '--c-accent-press': colors.press,
    '--c-accent-soft': colors.soft,
    '--c-sunken': colors.sunken,
    '--c-raised': colors.raised,
    '--c-line': colors.line,
    '--c-muted': colors.muted,
    '--c-field': colors.field,
    ...Object.fromEntries([...statuses, ...plates]),
  }
}

const fade = (color: Hex, alpha: number) => `rgb(${channels(color).join(' ')}/${alpha})`

function cardShadow({ dark, colors }: Theme, preset: ThemeShadow): string {
  const { text } = colors
  if (preset === 'none') return 'none'
  if (preset === 'line') return `0 0 0 1px ${fade(text, dark ? 0.14 : 0.1)}`
  if (dark)
    return `inset 0 0 0 1px ${fade(text, 0.07)},0 12px 28px -18px rgb(0 0 0/${preset === 'deep' ? 0.9 : 0.6})`
  if (preset === 'soft') return `0 1px 2px ${fade(text, 0.05)},0 10px 24px -16px ${fade(text, 0.24)}`
  return `0 2px 4px ${fade(text, 0.07)},0 18px 36px -16px ${fade(text, 0.36)}`
}

function barShadow(color: Hex, preset: ThemeShadow): string {
  if (preset === 'none') return 'none'
  if (preset === 'line') return `0 0 0 1px ${fade(color, 0.16)}`
  return preset === 'soft' ? `0 12px 28px -8px ${fade(color, 0.38)}` : `0 18px 40px -8px ${fade(color, 0.52)}`
}

function pictureUrl(id: string | undefined): string {
  return id && /^[0-9A-Za-z]{20}$/.test(id) ? `url(/pictures/${id}/1200)` : 'none'
}
