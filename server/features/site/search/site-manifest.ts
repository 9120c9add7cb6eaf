import { localPath } from '#domain/core/local-path.ts'
import { settingText, settingWords } from '#domain/site/settings.ts'
import { makeTheme } from '#domain/site/theme.ts'
import { directionOf, wordIn, type Language } from '#domain/core/words.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

const sizes = [192, 512] as const

/** Takes a tenant's content and a language; returns its web app manifest: name, icons of its logo, colours, direction. */
export function siteManifest(
  { tenant, settings }: Pick<Catalogue, 'tenant' | 'settings'>,
  language: Language,
) {
  const { colors } = makeTheme(settings)
  const name = wordIn(settingWords(settings, 'website.site_name'), language) || wordIn(tenant.name, language)
  const description = wordIn(settingWords(settings, 'website.site_description'), language)
  const logo = settingText(settings, 'website.logo') || tenant.logo
  return {
    id: '/',
    name,
    short_name: name.slice(0, 30),
    ...(description && { description }),
    lang: language,
    dir: directionOf[language],
    start_url: localPath('/', language),
    scope: '/',
    display: 'standalone',
    background_color: colors.bg,
    theme_color: colors.bg,
    icons: logo
      ? sizes.map((size) => ({
          src: `/pictures/${logo}/${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any',
        }))
      : [],
  }
}
