import { marinaBanners } from './marina/banners.ts'
import { marinaBranches } from './marina/branches.ts'
import { bowls } from './marina/bowls.ts'
import { brunch } from './marina/brunch.ts'
import { coolers } from './marina/coolers.ts'
import { noodles } from './marina/noodles.ts'
import { raw } from './marina/raw.ts'
import { seaGrill } from './marina/sea-grill.ts'
import { smallPlates } from './marina/small-plates.ts'
import { sweets } from './marina/sweets.ts'
import { demoPages } from './pages.ts'
import type { DemoTenant } from './shape.ts'

const name = { ar: 'مارينا', en: 'Marina' }
const phone = '+97145550100'
const email = 'hello@marina.example'

/** The sea by night: deep blue ground, aqua for action, coral for points, very round. */
export const marina: DemoTenant = {
  slug: 'marina',
  name,
  title: { ar: 'مارينا | مطبخ بحري في دبي', en: 'Marina | A sea kitchen in Dubai' },
  country: 'AE',
  taxNumber: '100555100000003',
  logo: 'logo-marina',
  pictures: {
    'website.favicon': 'logo-marina',
    'website.hero_picture': '1f99e',
    'website.home_background_image': 'hero-marina',
  },
  settings: {
    // of the demo's simulators alone: no provider knows these codes
    'tracking_codes.google_analytics': 'G-DEMO000001',
    'tracking_codes.google_tag_manager': 'GTM-DEMO01',
    'tracking_codes.facebook_pixel': '1000000000001',
    'tracking_codes.snapchat_pixel': '00000000-0000-4000-8000-000000000001',
    'tracking_codes.tiktok_pixel': 'DEMO0000000001',
    'website.site_name': name,
    'website.page_title': { ar: 'مارينا', en: 'Marina' },
    'website.site_description': {
      ar: 'سوشي وأوعية بوكيه ومشاوي بحرية وبرانش، في دبي وأبوظبي.',
      en: 'Sushi, poke bowls, sea grill and brunch in Dubai and Abu Dhabi.',
    },
    'website.site_keywords': {
      ar: 'سوشي، بوكيه، مأكولات بحرية، برانش، دبي، أبوظبي',
      en: 'sushi, poke, seafood, brunch, Dubai, Abu Dhabi',
    },
    'website.primary_color': '#54d6c7',
    'website.secondary_color': '#ff9472',
    'website.background_color': '#0b1622',
    'website.card_color': '#142433',
    'website.text_color': '#eef5f9',
    'website.hero_color': '#0c2b40',
    'website.card_radius': '28px',
    'website.button_radius': '999px',
    'website.input_radius': '18px',
    'website.image_radius': '24px',
    'website.card_shadow': 'soft',
    'website.button_shadow': 'soft',
    'website.font': 'readex-pro',
    'general.default_lang': 'en',
    'general.phone': phone,
    'general.email': email,
    // made up, as all of the demo
    'general.legal_name': { ar: 'مارينا التجريبية ذ.م.م', en: 'Marina Demo LLC' },
    'general.licence': 'CN-0000000',
    'order.order_delivery_time_options': 'asap,schedule',
    'social.instagram_url': 'https://marina.example/instagram',
    'social.tiktok_url': 'https://marina.example/tiktok',
    'social.whatsapp_url': 'https://marina.example/whatsapp',
    'social.chat_url': 'https://marina.example/chat',
    'social.icon_color': '#54d6c7',
    'social.icon_background_color': '#1c3144',
    'reservation.page_background_color': '#0b1622',
    'reservation.page_text_color': '#eef5f9',
    'waitingList.page_background_color': '#0c2b40',
    'waitingList.page_text_color': '#eef5f9',
    'language.submitted_background_color': '#17334d',
    'language.submitted_text_color': '#9ccbf5',
    'language.in_kichen_background_color': '#3a2d17',
    'language.in_kichen_text_color': '#ffcf87',
    'language.ready_background_color': '#143629',
    'language.ready_text_color': '#86dfb0',
    'language.in_route_background_color': '#2a2747',
    'language.in_route_text_color': '#c4bcff',
    'language.completed_background_color': '#173029',
    'language.completed_text_color': '#9be0c0',
    'language.canceled_background_color': '#3c1d26',
    'language.canceled_text_color': '#ffa3ae',
    'language.missed_background_color': '#38211f',
    'language.missed_text_color': '#ffb0a3',
    'language.hero_title': { ar: 'البحر قريب. ماذا نحضّر لك؟', en: 'The sea is close. What will it be?' },
    'language.hero_text': { ar: 'سوشي ومشاوي وبرانش', en: 'Sushi, sea grill and brunch' },
    'language.footer_text': {
      ar: 'نشتري السمك كل صباح ونطهوه في يومه.',
      en: 'Bought every morning, cooked the same day.',
    },
    'language.closed_message': {
      ar: 'المطبخ مغلق الآن، ونعود مع أول قهوة.',
      en: 'The kitchen is closed. Back with the first coffee.',
    },
  },
  branches: marinaBranches,
  groups: [bowls, raw, seaGrill, brunch, noodles, smallPlates, sweets, coolers],
  banners: marinaBanners,
  pages: demoPages({
    name,
    phone,
    email,
    country: { ar: 'دولة الإمارات العربية المتحدة', en: 'the United Arab Emirates' },
    currency: { ar: 'بالدرهم الإماراتي', en: 'in UAE dirhams' },
    about: {
      ar: `<p>مارينا مطبخ بحري صغير على الممشى في دبي. كل صباح نذهب إلى سوق الواجهة البحرية، وما نجده هناك يقرر طبق اليوم.</p>
<p>نفتح محار دبا عند الطلب، ونطبخ مرق الرامن اثنتي عشرة ساعة، ونخبز خبز العجين المخمّر كل ليلة.</p>
<p>نطلب من الصيادين ما يُصاد في موسمه فقط، ونتوقف عن الهامور في أشهر تكاثره.</p>`,
      en: `<p>Marina is a small sea kitchen on the walk in Dubai. Every morning we go to the Waterfront Market, and what we find there decides the dish of the day.</p>
<p>We open Dibba Bay oysters to order, simmer our ramen broth for twelve hours and bake sourdough every night.</p>
<p>We ask our fishermen only for what is in season, and we take hamour off the menu in the months when it breeds.</p>`,
    },
  }),
}
