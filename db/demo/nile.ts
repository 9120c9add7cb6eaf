import { nileBanners } from './nile/banners.ts'
import { nileBranches } from './nile/branches.ts'
import { drinks } from './nile/drinks.ts'
import { feteer } from './nile/feteer.ts'
import { ful } from './nile/ful.ts'
import { grills } from './nile/grills.ts'
import { koshari } from './nile/koshari.ts'
import { sandwiches } from './nile/sandwiches.ts'
import { sweets } from './nile/sweets.ts'
import { tagines } from './nile/tagines.ts'
import { demoPages } from './pages.ts'
import type { DemoTenant } from './shape.ts'

const name = { ar: 'نيل', en: 'Nile' }
const phone = '+20225550100'
const email = 'ahlan@nile.example'

/** The Egyptian street and the family oven: papyrus and river green, square corners, lines for shadows. */
export const nile: DemoTenant = {
  slug: 'nile',
  name,
  title: { ar: 'نيل | أكل مصري على أصوله', en: 'Nile | Egyptian food as it should be' },
  country: 'EG',
  taxNumber: '100-555-100',
  logo: 'logo-nile',
  pictures: {
    'website.favicon': 'logo-nile',
    'website.hero_picture': '1f35a',
    'website.home_background_image': 'hero-nile',
  },
  settings: {
    'website.site_name': name,
    'website.page_title': { ar: 'نيل', en: 'Nile' },
    'website.site_description': {
      ar: 'كشري وفطير مشلتت وحواوشي وطواجن، من الزمالك لحد إسكندرية.',
      en: 'Koshari, feteer, hawawshi and tagines, from Zamalek to Alexandria.',
    },
    'website.site_keywords': {
      ar: 'كشري، فطير، حواوشي، فول، طعمية، القاهرة، الإسكندرية',
      en: 'koshari, feteer, hawawshi, ful, taameya, Cairo, Alexandria',
    },
    'website.primary_color': '#0e5f5c',
    'website.secondary_color': '#d9a441',
    'website.background_color': '#f6f1e4',
    'website.card_color': '#fffdf8',
    'website.text_color': '#16241f',
    'website.hero_color': '#0b3b3c',
    'website.card_radius': '4px',
    'website.button_radius': '4px',
    'website.input_radius': '4px',
    'website.image_radius': '4px',
    'website.card_shadow': 'line',
    'website.button_shadow': 'none',
    'website.font': 'rubik',
    'general.default_lang': 'ar',
    'general.phone': phone,
    'general.email': email,
    // made up, as all of the demo
    'general.legal_name': { ar: 'شركة النيل التجريبية', en: 'Nile Demo Company' },
    'general.commercial_register': '000000',
    'order.order_delivery_time_options': 'asap,schedule',
    'social.facebook_url': 'https://nile.example/facebook',
    'social.instagram_url': 'https://nile.example/instagram',
    'social.tiktok_url': 'https://nile.example/tiktok',
    'social.chat_url': 'https://nile.example/chat',
    'social.icon_color': '#0b4f4c',
    'social.icon_background_color': '#e4ece2',
    'reservation.page_background_color': '#f6f1e4',
    'reservation.page_text_color': '#16241f',
    'waitingList.page_background_color': '#0b3b3c',
    'waitingList.page_text_color': '#f2efe2',
    'language.hero_title': { ar: 'نفسك في إيه النهارده؟', en: 'What are you hungry for today?' },
    'language.hero_text': { ar: 'كشري وفطير وطواجن', en: 'Koshari, feteer and tagines' },
    'language.in_kichen': { ar: 'على النار', en: 'On the stove' },
    'language.in_kichen_background_color': '#f7e7c4',
    'language.in_kichen_text_color': '#6b4300',
    'language.footer_text': { ar: 'مطبخ مصري منذ 1987.', en: 'An Egyptian kitchen since 1987.' },
    'language.closed_message': {
      ar: 'المطبخ قافل دلوقتي، وهنرجع قريب.',
      en: 'The kitchen is closed now. Back soon.',
    },
  },
  branches: nileBranches,
  groups: [koshari, feteer, sandwiches, tagines, grills, ful, sweets, drinks],
  banners: nileBanners,
  pages: demoPages({
    name,
    phone,
    email,
    country: { ar: 'جمهورية مصر العربية', en: 'the Arab Republic of Egypt' },
    currency: { ar: 'بالجنيه المصري', en: 'in Egyptian pounds' },
    about: {
      ar: `<p>في 1987 فتح الحاج محمود عربية كشري على ناصية في الزمالك. الصلصة كانت بتتسبّك من الفجر، والبصل يتحمّر قدام الزبون، ولا زلنا على نفس العهد.</p>
<p>الفطير يُفرد باليد ويُخبز في فرن طوب، والطواجن في فخار من قنا، والجمبري من مينا الإسكندرية كل صباح.</p>
<p>نيل اليوم ثلاثة فروع، والطبق لسه بيكفي ويفيض.</p>`,
      en: `<p>In 1987 Hagg Mahmoud opened a koshari cart on a corner in Zamalek. The sauce simmered from dawn and the onions were fried in front of you. We still keep that promise.</p>
<p>Our feteer is stretched by hand and baked in a brick oven, our tagines cook in clay from Qena, and the shrimp leave the port of Alexandria every morning.</p>
<p>Nile is three branches today, and a plate is still more than enough.</p>`,
    },
  }),
}
