import type { SettingKey } from '#domain/site/setting-keys.ts'
import { statusKeys } from '#domain/ordering/status-badge.ts'
import { acts, group, type SettingAct } from './setting-act.ts'

const pages = [
  'e2e/own-product/settings.spec.ts',
  'each setting that a page shows does what it says there',
] as const
const own = 'server/testing/setting-acts.test.ts'
const ordering = 'server/features/ordering'

/** Every setting and where it acts. A setting without effect has no line here, and a test fails. */
export const settingActs = {
  ...acts(
    'server/features/platform/tenant/show-site.ts',
    ...pages,
    group('website', 'site_name site_description site_keywords page_title logo favicon hero_picture'),
    group('social', 'facebook_url instagram_url x_url snapchat_url tiktok_url youtube_url whatsapp_url'),
    group('social', 'chat_url icon_color icon_background_color'),
    group('language', 'hero_title hero_text'),
  ),
  ...acts(
    'domain/site/theme.ts',
    ...pages,
    group('website', 'primary_color secondary_color background_color card_color text_color hero_color'),
    group('website', 'card_radius button_radius input_radius image_radius card_shadow button_shadow font'),
    group('website', 'home_background_image menu_background_image'),
  ),
  ...acts(
    'domain/customers/retention.ts',
    'server/features/backoffice/retention/retention.test.ts',
    'each kind goes when its period is over',
    group(
      'general',
      'keep_messages_days keep_contact_days keep_carts_days keep_waiting_days keep_drivers_days',
    ),
    group('general', 'keep_reservations_days keep_audit_days keep_orders_years'),
  ),
  ...acts('storefront/shell/site-footer.tsx', ...pages, 'language.footer_text'),
  ...acts(
    'domain/site/company-identity.ts',
    ...pages,
    group('general', 'legal_name commercial_register licence store_certificate'),
  ),
  ...acts('storefront/routes/closed/closed-screen.tsx', ...pages, 'language.closed_message'),
  ...acts(
    'storefront/site/links/read-general.ts',
    ...pages,
    group('general', 'app_store_url play_store_url'),
  ),
  ...acts('storefront/routes/closed/closed-page.tsx', ...pages, group('general', 'phone email')),
  ...acts(
    'storefront/shell/page-look.ts',
    ...pages,
    group('reservation', 'page_title page_background_color page_text_color page_background_image'),
    group('waitingList', 'page_title page_background_color page_text_color page_background_image'),
  ),
  ...acts('storefront/shell/empty-look.ts', ...pages, group('empty_page', 'closed picture')),
  ...acts(
    'storefront/shell/empty-look.ts',
    'storefront/shell/empty-look.test.ts',
    'words of the restaurant for the empty cart',
    group('empty_page', 'cart orders'),
  ),
  ...acts(
    'server/features/platform/tenant/show-site.ts',
    'e2e/own-product/choice.spec.ts',
    'a closed website sends its visitors to /closed',
    'website.enable',
  ),
  ...acts(
    'domain/site/settings.ts',
    'e2e/language.spec.ts',
    'whose default is English leads / to /en',
    'general.default_lang',
  ),
  ...acts(
    'server/features/site/contact/send-contact.ts',
    'server/features/site/contact/contact.test.ts',
    'a message reaches the tenant by e-mail and in the console',
    'general.notification_email',
  ),
  ...acts(
    'domain/usage/usage-limits.ts',
    'server/usage/message-limits.test.ts',
    'each budget that the owner sets is the one that holds',
    group('general', 'mobile_messages_per_day emails_per_day map_calls_per_day'),
  ),
  ...acts(
    'server/features/site/contact/contact-form.ts',
    own,
    'the captcha is the one that the restaurant has set up',
    group('website', 'captcha_provider captcha_site_key captcha_secret_key'),
  ),
  ...acts(
    'server/content/map-user.ts',
    'server/features/delivery/maps/routes.test.ts',
    's Google key makes it Google',
    group('website', 'google_map_api_key google_map_server_key'),
  ),
  ...acts(
    'domain/ordering/status-badge.ts',
    'domain/ordering/status-badge.test.ts',
    'each status has the words and colours that the restaurant gave it',
    ...statusKeys.flatMap((key) => group('language', `${key} ${key}_background_color ${key}_text_color`)),
  ),
  ...acts(
    'domain/site/tracking.ts',
    'e2e/site.spec.ts',
    'page views and a purchase are told by every provider',
    group('tracking_codes', 'google_analytics google_tag_manager facebook_pixel snapchat_pixel tiktok_pixel'),
  ),
  ...acts(
    'server/features/platform/tenant/show-site.ts',
    'e2e/own-product/settings.spec.ts',
    'nothing is tracked before a yes',
    'tracking_codes.ask_consent',
  ),
  ...orderActs(),
} as Readonly<Record<SettingKey, SettingAct>>

function orderActs(): Record<string, SettingAct> {
  const tenders = 'server/features/pricing/tenders.test.ts'
  const topup = 'server/features/loyalty/top-up/top-up-terms.ts'
  const gains = 'server/features/loyalty/earn/gains-of.ts'
  return {
    ...acts(
      'server/store/menu/catalogue.ts',
      `${ordering}/slots/scheduled-order.test.ts`,
      'needs schedule among the options of the setting',
      'order.order_delivery_time_options',
    ),
    ...acts(
      'server/content/slots-of.ts',
      own,
      'orders for later reach as many days ahead',
      'order.schedule_days_ahead',
    ),
    ...acts(
      'server/features/pricing/apply-tenders.ts',
      tenders,
      'the wallet has a minimum order and is not usable with every payment method',
      'order.wallet_min_order_amount',
    ),
    ...acts(
      topup,
      'server/features/loyalty/top-up/topup.test.ts',
      'below the least, above the most, and beyond a full wallet',
      group('order', 'wallet_top_up_least wallet_top_up_most wallet_full_at'),
    ),
    ...acts(
      topup,
      'server/features/loyalty/top-up/topup.test.ts',
      'where the restaurant has the page app-wallet',
      'payment.wallet_top_up',
    ),
    ...acts(
      'server/features/pricing/apply-tenders.ts',
      tenders,
      'points take off the food from their minimum on',
      'order.points_minimum payment.points_with payment.methods',
    ),
    ...acts(
      'server/features/pricing/apply-tenders.ts',
      own,
      'a point takes off what it is worth',
      'order.point_value',
    ),
    ...acts(
      gains,
      own,
      'an order earns points from the amount on',
      'order.points_earned order.points_earned_from order.cashback_basis_points',
    ),
    ...acts(
      'domain/loyalty/points-expiry.ts',
      'server/features/loyalty/ledgers/points-lots.test.ts',
      'a lot ends on its own day',
      'order.points_last_days',
    ),
    ...acts(
      'domain/loyalty/referral.ts',
      'server/features/loyalty/loyalty.test.ts',
      'first delivered order pays both, once',
      group('order', 'referral_owner_amount referral_friend_amount'),
    ),
    ...acts(
      'domain/loyalty/referral.ts',
      own,
      'an invitation pays from a first order on',
      group('order', 'referral_from referral_most'),
    ),
    ...acts(
      'server/features/pricing/apply-tenders.ts',
      own,
      'the service charge is of the food',
      'order.service_charge_basis_points',
    ),
    ...acts(
      'server/features/menu/stock/change-item-here.ts',
      'server/features/menu/stock/change-item-here.test.ts',
      'a branch changes what the owner lets it change',
      group('order', 'branch_prices branch_hides'),
    ),
    ...acts(
      `${ordering}/order/take-notes.ts`,
      `${ordering}/order/place-order.test.ts`,
      'takes notes where the restaurant does',
      'checkout.allow_notes',
    ),
    ...acts(
      'server/features/pricing/apply-tenders.ts',
      own,
      'the wallet pays beside the methods',
      'payment.wallet_with',
    ),
    ...acts(
      `${ordering}/order/check-pay-method.ts`,
      tenders,
      'then limits on amount and open orders',
      group('payment', 'cash_limit'),
    ),
    ...acts(
      `${ordering}/order/check-pay-method.ts`,
      own,
      'so many orders wait to be paid',
      'payment.cash_open_orders',
    ),
    ...acts(
      'server/features/dine-in/join-table.ts',
      'server/features/dine-in/table.test.ts',
      'staff confirm a session first when the tenant wants it',
      'dine_in.staff_confirms_session',
    ),
    ...acts(
      'domain/dine-in/first-round.ts',
      'server/features/dine-in/vouched.test.ts',
      'staff look first, and unseen it lapses',
      'dine_in.first_round_limit',
    ),
    ...acts(
      'server/features/dine-in/show-table.ts',
      own,
      'a table pays online where the restaurant takes it',
      'dine_in.pay_online',
    ),
    ...acts(
      'server/features/dine-in/table-extras.ts',
      'server/features/dine-in/table.test.ts',
      'VAT and service charge once on all rounds',
      'dine_in.service_charge_basis_points',
    ),
  }
}
