import type { SettingKey } from '#domain/site/setting-keys.ts'
import type { Words } from '#domain/core/words.ts'

/** A value that nobody else sets, the page where it acts, and what the page then has. */
export interface SettingMark {
  readonly value: string | Words
  readonly path: string
  /** Said in English there. */
  readonly seen: string
}

const home = (value: string | Words, seen: string): SettingMark => ({ value, path: '/', seen })
const said = (en: string): Words => ({ ar: `عربي ${en}`, en })
const link = (name: string, path = '/link'): SettingMark => ({
  value: `https://${name}.example/mark`,
  path,
  seen: `https://${name}.example/mark`,
})

/**
 * Takes five pictures of the restaurant; returns every setting that acts in a page's HTML with a value of its own, and where
 * it is seen. Spec 3.
 */
export function settingMarks(pictures: readonly string[]): Partial<Record<SettingKey, SettingMark>> {
  const [one = '', two = '', three = '', four = '', five = ''] = pictures
  return {
    'website.site_name': home(said('Mark name'), 'Mark name'),
    'website.site_description': home(said('Mark description'), 'content="Mark description"'),
    'website.site_keywords': home(said('mark, words'), 'content="mark, words"'),
    'website.page_title': home(said('Mark title'), '<title>Mark title'),
    'website.logo': home(one, `/pictures/${one}/`),
    'website.favicon': home(two, `href="/pictures/${two}/`),
    'website.primary_color': home('#0b5c8a', '--t-primary:#0b5c8a'),
    'website.secondary_color': home('#e0c010', '--t-secondary:#e0c010'),
    'website.background_color': home('#fdfcfb', '--t-bg:#fdfcfb'),
    'website.card_color': home('#fffefd', '--t-surface:#fffefd'),
    'website.text_color': home('#101112', '--t-text:#101112'),
    'website.hero_color': home('#123a2b', '--t-hero-bg:#123a2b'),
    'website.card_radius': home('7px', '--t-radius-card:7px'),
    'website.button_radius': home('8px', '--t-radius-button:8px'),
    'website.input_radius': home('9px', '--t-radius-input:9px'),
    'website.image_radius': home('10px', '--t-radius-image:10px'),
    'website.card_shadow': home('none', '--t-shadow-card:none'),
    'website.button_shadow': home('none', '--t-shadow-bar:none'),
    'website.font': home('rubik', '--t-font:"Rubik Variable"'),
    'website.home_background_image': home(three, `--t-hero-image:url(/pictures/${three}/`),
    'website.menu_background_image': home(four, `--t-menu-image:url(/pictures/${four}/`),
    'website.hero_picture': home(five, `/pictures/${five}/`),
    'language.hero_title': home(said('Mark greeting'), 'Mark greeting'),
    'language.hero_text': home(said('Mark below it'), 'Mark below it'),
    'language.footer_text': home(said('Mark at the foot'), 'Mark at the foot'),
    'general.legal_name': home(said('Mark company'), 'Mark company'),
    'general.commercial_register': home('1010123456', '1010123456'),
    'general.licence': home('Mark-licence-7', 'Mark-licence-7'),
    'general.store_certificate': home('Mark-store-9', 'Mark-store-9'),
    'general.app_store_url': link('appstore', '/app'),
    'general.play_store_url': link('playstore', '/app'),
    'social.facebook_url': link('facebook'),
    'social.instagram_url': link('instagram'),
    'social.x_url': link('x'),
    'social.snapchat_url': link('snapchat'),
    'social.tiktok_url': link('tiktok'),
    'social.youtube_url': link('youtube'),
    'social.whatsapp_url': link('whatsapp'),
    'social.chat_url': link('chat'),
    'social.icon_color': { value: '#0a0b0c', path: '/link', seen: '#0a0b0c' },
    'social.icon_background_color': { value: '#fafbfc', path: '/link', seen: '#fafbfc' },
    'reservation.page_title': { value: said('Mark table'), path: '/reservations', seen: 'Mark table' },
    'reservation.page_background_color': { value: '#f0f1f2', path: '/reservations', seen: '#f0f1f2' },
    'reservation.page_text_color': { value: '#0d0e0f', path: '/reservations', seen: '#0d0e0f' },
    'reservation.page_background_image': { value: one, path: '/reservations', seen: `/pictures/${one}/1200` },
    'waitingList.page_title': { value: said('Mark queue'), path: '/waiting-list', seen: 'Mark queue' },
    'waitingList.page_background_color': { value: '#0c1d2e', path: '/waiting-list', seen: '#0c1d2e' },
    'waitingList.page_text_color': { value: '#fbfcfd', path: '/waiting-list', seen: '#fbfcfd' },
    'waitingList.page_background_image': { value: two, path: '/waiting-list', seen: `/pictures/${two}/1200` },
  }
}

/** The same for what acts on the page of a closed website alone. */
export function closedMarks(picture: string): Partial<Record<SettingKey, SettingMark>> {
  return {
    'general.phone': { value: '+20 100 000 4321', path: '/closed', seen: '+20 100 000 4321' },
    'general.email': { value: 'mark@example.com', path: '/closed', seen: 'mark@example.com' },
    'empty_page.closed': { value: said('<p>Mark closed</p>'), path: '/closed', seen: 'Mark closed' },
    'empty_page.picture': { value: picture, path: '/closed', seen: `/pictures/${picture}/` },
  }
}
