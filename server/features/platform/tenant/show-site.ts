import type { SiteWire } from '#contract/platform/tenant.ts'
import { readable, type Hex } from '#domain/core/color.ts'
import { currencySymbol, getCountry } from '#domain/core/country.ts'
import { percentWords } from '#domain/core/amount-words.ts'
import { statusKeys, statusBadge } from '#domain/ordering/status-badge.ts'
import { identityLines } from '#domain/site/company-identity.ts'
import { defaultLanguage, settingText, settingWords } from '#domain/site/settings.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import { makeTheme } from '#domain/site/theme.ts'
import { themeCss } from '#domain/site/theme-css.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

const networks = ['facebook', 'instagram', 'x', 'snapchat', 'tiktok', 'youtube', 'whatsapp'] as const

/** What a page's address and start settings add to a tenant's content. */
export interface SitePlace {
  readonly host: string
  readonly origin: string
  readonly demo: boolean
  /** Where the tenant's tracking runs; none when nothing is tracked. */
  readonly tagFrame: string | undefined
}

/** Takes a tenant's content, the language and the place; returns what every page's frame needs. Spec 1, 3. */
export function showSite(
  catalogue: Catalogue,
  language: Language,
  { host, origin, demo, tagFrame }: SitePlace,
): SiteWire {
  const { tenant, settings } = catalogue
  const theme = makeTheme(settings)
  const say = (key: SettingKey) => wordIn(settingWords(settings, key), language)
  const country = getCountry(tenant.country)
  const icon = socialIcon(settings)
  return {
    tenant: tenant.id,
    app_token: tenant.appToken,
    time_zone: country.time_zones[0],
    ...siteNames(catalogue, language),
    description: say('website.site_description'),
    keywords: say('website.site_keywords'),
    host,
    origin,
    demo,
    language,
    favicon: settingText(settings, 'website.favicon') || settingText(settings, 'website.logo') || tenant.logo,
    enabled: settingText(settings, 'website.enable') === '1',
    default_language: defaultLanguage(settings),
    currency: { code: tenant.currency, symbol: wordIn(currencySymbol(tenant.currency), language) },
    country: {
      iso_code2: country.iso_code2,
      mobile_code: country.mobile_code,
      mobile_format: country.mobile_format,
      mobile_length: country.mobile_length,
    },
    tax_number: tenant.taxNumber,
    company: identityLines(settings, tenant, language),
    prices_include_vat: tenant.pricesIncludeVat,
    vat_percent: percentWords(tenant.vatBasisPoints),
    theme_css: themeCss(theme),
    font: theme.font === 'rubik' ? 'Rubik' : 'Readex Pro',
    color_scheme: theme.dark ? 'dark' : 'light',
    hero: {
      title: say('language.hero_title'),
      subtitle: say('language.hero_text'),
      picture: heroPicture(catalogue, theme.colors.hero),
    },
    social: networks.flatMap((network) => {
      const url = settingText(settings, `social.${network}_url`)
      return url ? [{ network, url, ...icon }] : []
    }),
    messages: messagesOf(catalogue, language),
    pages: catalogue.pages.map((page) => ({ slug: page.slug, title: wordIn(page.title, language) })),
    popups: catalogue.banners.some(({ place }) => place === 'web_popup'),
    own_empty: Object.keys(settings).some((key) => key.startsWith('empty_page.')),
    chat_url: settingText(settings, 'social.chat_url'),
    tags: tagFrame
      ? { frame: tagFrame, ask: settingText(settings, 'tracking_codes.ask_consent') === '1' }
      : null,
    content_version: catalogue.version,
  }
}

/** Takes a tenant's content and the language; returns what it is called and its logo: as its settings say, else as it was made. Spec 3. */
export function siteNames(
  { tenant, settings }: Pick<Catalogue, 'tenant' | 'settings'>,
  language: Language,
): Pick<SiteWire, 'name' | 'title' | 'logo'> {
  const say = (key: SettingKey) => wordIn(settingWords(settings, key), language)
  return {
    name: say('website.site_name') || wordIn(tenant.name, language),
    title: say('website.page_title') || wordIn(tenant.title, language),
    logo: settingText(settings, 'website.logo') || tenant.logo,
  }
}

/** The hero picture is a cut-out by its setting; a photo goes behind the head as home_background_image. */
function heroPicture({ settings }: Catalogue, color: string): SiteWire['hero']['picture'] {
  const id = settingText(settings, 'website.hero_picture')
  return id ? { id, cutout: true, color } : null
}

/** The colours of social icons; the mark is moved until it can be seen on its ground (design 9: 3:1 for controls). */
function socialIcon(settings: Catalogue['settings']) {
  const ground = settingText(settings, 'social.icon_background_color') as Hex
  const color = readable(settingText(settings, 'social.icon_color') as Hex, [ground], 3)
  return { color, ground }
}

/** Messages are the settings whose key starts with language. (spec 3), without that prefix. */
function messagesOf({ settings }: Catalogue, language: Language): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [key, value] of Object.entries(settings)) {
    if (key.startsWith('language.'))
      messages[key.slice('language.'.length)] = typeof value === 'string' ? value : wordIn(value, language)
  }
  for (const key of statusKeys) {
    const badge = statusBadge(settings, key)
    if (badge.words) messages[key] = wordIn(badge.words, language)
    messages[`${key}_background_color`] = badge.background
    messages[`${key}_text_color`] = badge.color
  }
  return messages
}
