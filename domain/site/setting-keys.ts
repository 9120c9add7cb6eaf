import type { Setting, SettingGroup, SettingKind, SettingReader } from './setting-kind.ts'
import { languages, type Words } from '../core/words.ts'

const one =
  (kind: SettingKind, fallback = '', reader: SettingReader = 'public') =>
  (group: SettingGroup): Setting => ({ group, kind, default: fallback, reader, perLanguage: false })

const color = (fallback: string) => one({ type: 'color' }, fallback)
const length = (fallback: string, max: number) => one({ type: 'length', min: 0, max }, fallback)
const preset = (fallback: string, ...of: string[]) => one({ type: 'preset', of }, fallback)
const choice = (fallback: string, ...of: string[]) => one({ type: 'choice', of }, fallback)
const choices = (fallback: string, ...of: string[]) => one({ type: 'choices', of }, fallback)
const text = (max: number, fallback = '') => one({ type: 'text', max }, fallback)
/** A number as an authority writes it: letters, digits and what stands between them. */
const official = () => one({ type: 'text', max: 40, pattern: /^[\p{L}\p{N}][\p{L}\p{N} /().-]*$/u })
const matching = (pattern: RegExp) => one({ type: 'text', max: 100, pattern })
const url = () => one({ type: 'url' })
const number = (fallback: string, min: number, max: number) => one({ type: 'number', min, max }, fallback)
const amount = (fallback: string, min: number, max: number) => one({ type: 'amount', min, max }, fallback)
/** Up to all of it. */
const percent = () => one({ type: 'percent', min: 0, max: 10_000 }, '0')
const staffNumber = (fallback: string, min: number, max: number) =>
  one({ type: 'number', min, max }, fallback, 'staff')
const yes = () => one({ type: 'boolean' }, '1')
const no = () => one({ type: 'boolean' }, '0')
const picture = () => one({ type: 'picture' })
const secret = () => one({ type: 'text', max: 500 }, '', 'secret')
const forStaff = (kind: SettingKind) => one(kind, '', 'staff')

const inBoth =
  (kind: SettingKind, fallback: Words) =>
  (group: SettingGroup): Setting => ({ group, kind, default: fallback, reader: 'public', perLanguage: true })

const words = (max: number, ar = '', en = '') => inBoth({ type: 'text', max }, { ar, en })
const html = (max: number) => inBoth({ type: 'html', max }, { ar: '', en: '' })

/** Spec 4 and 5: what a status is called and on which ground, by the spec's own message keys. */
const status = <K extends string>(key: K, ar: string, en: string, ground: string, ink: string) =>
  ({
    [`language.${key}`]: words(60, ar, en),
    [`language.${key}_background_color`]: color(ground),
    [`language.${key}_text_color`]: color(ink),
  }) as Record<
    `language.${K}` | `language.${K}_background_color` | `language.${K}_text_color`,
    ReturnType<typeof one>
  >

const google = { type: 'text', max: 100, pattern: /^(?:G|UA)-[A-Za-z0-9-]+$/ } as const

const allMethods = 'card,cash,card_on_delivery'

/** Every setting key with its bounds and default; the part before the dot is its group. How to add one: docs/recipes.md "A setting". Spec 3, 4, 5, 7. */
export const catalogue = {
  // Spec 3: who the tenant is
  'website.site_name': words(60),
  'website.site_description': words(200),
  'website.site_keywords': words(300),
  'website.page_title': words(80),
  'website.logo': picture(),
  'website.favicon': picture(),
  'website.enable': yes(),
  'website.google_map_api_key': text(100),
  'website.google_map_server_key': secret(),
  'website.captcha_provider': choice('recaptcha_v2', 'recaptcha_v2', 'hcaptcha', 'turnstile'),
  'website.captcha_site_key': text(100),
  'website.captcha_secret_key': secret(),
  // Spec 3: theme; design 2
  'website.primary_color': color('#bf3a1b'),
  'website.secondary_color': color('#f2a93b'),
  'website.background_color': color('#faf6f1'),
  'website.card_color': color('#ffffff'),
  'website.text_color': color('#211812'),
  'website.hero_color': color('#3a1b10'),
  'website.card_radius': length('20px', 32),
  'website.button_radius': length('14px', 999),
  'website.input_radius': length('14px', 24),
  'website.image_radius': length('16px', 32),
  'website.card_shadow': preset('soft', 'none', 'line', 'soft', 'deep'),
  'website.button_shadow': preset('soft', 'none', 'line', 'soft', 'deep'),
  'website.font': preset('readex-pro', 'readex-pro', 'rubik'),
  'website.home_background_image': picture(),
  'website.menu_background_image': picture(),
  'website.hero_picture': picture(),

  'general.default_lang': choice('ar', ...languages),
  'general.phone': one({ type: 'phone' }),
  'general.email': one({ type: 'email' }),
  // company-identity.ts: who sells, by the names and forms of the country
  'general.legal_name': words(120),
  'general.commercial_register': official(),
  'general.licence': official(),
  'general.store_certificate': official(),
  'general.app_store_url': url(),
  'general.play_store_url': url(),
  'general.notification_email': forStaff({ type: 'email' }),
  // domain/usage/usage-limits.ts: what strangers' calls may cost a day (0 = by the number of branches)
  'general.mobile_messages_per_day': staffNumber('0', 0, 1_000_000),
  'general.emails_per_day': staffNumber('0', 0, 1_000_000),
  'general.map_calls_per_day': staffNumber('0', 0, 1_000_000),

  // Rule "Retention": for how long each kind of data is kept; orders at least as long as tax law asks (0 = that long)
  'general.keep_messages_days': staffNumber('180', 30, 3650),
  'general.keep_contact_days': staffNumber('365', 30, 3650),
  'general.keep_carts_days': staffNumber('30', 7, 365),
  'general.keep_waiting_days': staffNumber('30', 1, 30),
  'general.keep_reservations_days': staffNumber('365', 30, 3650),
  'general.keep_drivers_days': staffNumber('30', 1, 365),
  'general.keep_audit_days': staffNumber('730', 180, 3650),
  'general.keep_orders_years': staffNumber('0', 0, 20),

  'social.facebook_url': url(),
  'social.instagram_url': url(),
  'social.x_url': url(),
  'social.snapchat_url': url(),
  'social.tiktok_url': url(),
  'social.youtube_url': url(),
  'social.whatsapp_url': url(),
  'social.chat_url': url(),
  'social.icon_color': color('#211812'),
  'social.icon_background_color': color('#efeae5'),

  // Spec 4: order timing needs the setting and the branch
  'order.order_delivery_time_options': choices('asap,schedule', 'asap', 'schedule'),
  'order.schedule_days_ahead': number('7', 1, 60),
  // Spec 3, 5: wallet and points
  'order.wallet_min_order_amount': amount('0', 0, 100_000_000),
  // what a card may add at once, and the most that a wallet may hold (0 = no limit)
  'order.wallet_top_up_least': amount('1000', 100, 100_000_000),
  'order.wallet_top_up_most': amount('100000', 100, 100_000_000),
  'order.wallet_full_at': amount('500000', 0, 1_000_000_000),
  'order.points_minimum': number('0', 0, 1_000_000),
  'order.point_value': amount('5', 0, 100_000),
  // Rule "Earning points": points for each whole unit of money of food, from what food on, and how long they last (0 = for ever)
  'order.points_earned': number('0', 0, 1000),
  'order.points_earned_from': amount('0', 0, 100_000_000),
  'order.points_last_days': number('0', 0, 3650),
  'order.cashback_basis_points': percent(),
  // Rule "Referrals": what an invitation pays into both wallets, from what first order on, and for how many friends in 30 days
  'order.referral_owner_amount': amount('0', 0, 1_000_000),
  'order.referral_friend_amount': amount('0', 0, 1_000_000),
  'order.referral_from': amount('0', 0, 100_000_000),
  'order.referral_most': number('10', 1, 1000),
  // Of the food, on every order (Egypt: usually 12 %)
  'order.service_charge_basis_points': percent(),
  // Rule "Counted stock": whether members of single branches may set prices there, and take dishes off its menu
  'order.branch_prices': one({ type: 'boolean' }, '1', 'staff'),
  'order.branch_hides': one({ type: 'boolean' }, '1', 'staff'),

  'checkout.allow_notes': yes(),

  'payment.methods': choices('card,apple_pay', 'card', 'apple_pay', 'cash', 'card_on_delivery'),
  'payment.wallet_top_up': yes(),
  // Spec 5: wallet and points are not usable with every method
  'payment.wallet_with': choices(allMethods, 'card', 'cash', 'card_on_delivery'),
  'payment.points_with': choices(allMethods, 'card', 'cash', 'card_on_delivery'),
  // Rule "Paying at hand-over": what may be paid at hand-over, and how many orders at once; 0 = no limit
  'payment.cash_limit': one({ type: 'amount', min: 0, max: 100_000_000 }, '50000', 'staff'),
  'payment.cash_open_orders': one({ type: 'number', min: 0, max: 100 }, '2', 'staff'),

  'dine_in.staff_confirms_session': no(),
  // Rule "Rounds": what a table orders before somebody vouches for it; empty = usual for the currency, 0 = nothing
  'dine_in.first_round_limit': one({ type: 'amount', min: 0, max: 100_000_000 }, '', 'staff'),
  'dine_in.pay_online': yes(),
  'dine_in.service_charge_basis_points': percent(),

  // Spec 5: Google Analytics codes; the others by their providers' shapes
  'tracking_codes.ask_consent': no(),
  'tracking_codes.google_analytics': one(google),
  'tracking_codes.google_tag_manager': matching(/^GTM-[A-Z0-9]+$/),
  'tracking_codes.facebook_pixel': matching(/^\d{5,20}$/),
  'tracking_codes.tiktok_pixel': matching(/^[A-Z0-9]{10,40}$/),
  'tracking_codes.snapchat_pixel': matching(/^[0-9a-f-]{36}$/),

  'empty_page.cart': html(1000),
  'empty_page.orders': html(1000),
  'empty_page.closed': html(2000),
  'empty_page.picture': picture(),

  'reservation.page_title': words(80, 'حجز طاولة', 'Book a table'),
  'reservation.page_background_color': color('#faf6f1'),
  'reservation.page_text_color': color('#211812'),
  'reservation.page_background_image': picture(),
  'waitingList.page_title': words(80, 'قائمة الانتظار', 'Waiting list'),
  'waitingList.page_background_color': color('#3a1b10'),
  'waitingList.page_text_color': color('#fff4ea'),
  'waitingList.page_background_image': picture(),

  // Spec 4: order statuses by the spec's message keys (in_kichen is spelled so there)
  ...status('submitted', 'تم استلام الطلب', 'Submitted', '#e6eef7', '#1f5a8c'),
  ...status('in_kichen', 'في المطبخ', 'In Kitchen', '#fcebcb', '#7a4700'),
  ...status('ready', 'جاهز', 'Ready', '#dcefe4', '#1a5e3e'),
  ...status('in_route', 'في الطريق', 'In Route', '#e8e2f6', '#4b3a8c'),
  ...status('completed', 'مكتمل', 'Completed', '#e4eee8', '#1a5e3e'),
  ...status('canceled', 'ملغي', 'Canceled', '#f8e1e7', '#a8103c'),
  ...status('missed', 'لم يُقبل', 'Missed', '#f3e4e2', '#8a1f1f'),
  'language.hero_title': words(80, 'ماذا نحضّر لك اليوم؟', 'What shall we make you today?'),
  'language.hero_text': words(160),
  'language.closed_message': words(300, 'نستقبل طلباتكم قريبًا.', 'We will be taking orders again soon.'),
  'language.footer_text': words(300),
} as const satisfies Readonly<Record<string, (group: SettingGroup) => Setting>>

export type SettingKey = keyof typeof catalogue
