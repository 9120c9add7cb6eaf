import { demoPages } from './pages.ts'
import { saffronBanners } from './saffron/banners.ts'
import { saffronBranches } from './saffron/branches.ts'
import { breakfast } from './saffron/breakfast.ts'
import { burgers } from './saffron/burgers.ts'
import { desserts } from './saffron/desserts.ts'
import { drinks } from './saffron/drinks.ts'
import { grills } from './saffron/grills.ts'
import { withLabels } from './saffron/labels.ts'
import { rice } from './saffron/rice.ts'
import { shawarma } from './saffron/shawarma.ts'
import { starters } from './saffron/starters.ts'
import type { DemoTenant } from './shape.ts'

const name = { ar: 'زعفران', en: 'Saffron' }
const phone = '+966115550100'
const email = 'hello@saffron.example'

/** Charcoal and the Saudi table: warm paper, ember red, round corners. */
export const saffron: DemoTenant = {
  slug: 'saffron',
  name,
  title: { ar: 'زعفران | مشاوي وبرجر على الجمر', en: 'Saffron | Grills and burgers over charcoal' },
  country: 'SA',
  taxNumber: '310000000000003',
  logo: 'logo-saffron',
  pictures: { 'website.favicon': 'logo-saffron', 'website.hero_picture': '1f354' },
  settings: {
    'website.site_name': name,
    'website.page_title': { ar: 'زعفران', en: 'Saffron' },
    'website.site_description': {
      ar: 'برجر ومشاوي وأرز سعودي على الفحم، للاستلام والتوصيل في الرياض وجدة.',
      en: 'Burgers, grills and Saudi rice over charcoal, for pickup and delivery in Riyadh and Jeddah.',
    },
    'website.site_keywords': {
      ar: 'مشاوي، برجر، شاورما، كبسة، مندي، الرياض، جدة',
      en: 'grill, burger, shawarma, kabsa, mandi, Riyadh, Jeddah',
    },
    'website.primary_color': '#bf3a1b',
    'website.secondary_color': '#f2a93b',
    'website.background_color': '#faf6f1',
    'website.card_color': '#ffffff',
    'website.text_color': '#211812',
    'website.hero_color': '#3a1b10',
    'website.card_radius': '20px',
    'website.button_radius': '14px',
    'website.input_radius': '14px',
    'website.image_radius': '16px',
    'website.card_shadow': 'soft',
    'website.button_shadow': 'soft',
    'website.font': 'readex-pro',
    'general.default_lang': 'ar',
    'general.phone': phone,
    'general.email': email,
    // made up, as all of the demo
    'general.legal_name': { ar: 'شركة الزعفران التجريبية', en: 'Saffron Demo Company' },
    'general.commercial_register': '1010000000',
    'general.licence': '40000000000',
    'order.order_delivery_time_options': 'asap,schedule',
    'payment.methods': 'card,apple_pay,cash,card_on_delivery',
    'order.points_minimum': '100',
    'order.points_earned': '1',
    'order.referral_owner_amount': '1500',
    'order.referral_friend_amount': '1000',
    'order.referral_from': '3000',
    'social.instagram_url': 'https://saffron.example/instagram',
    'social.x_url': 'https://saffron.example/x',
    'social.snapchat_url': 'https://saffron.example/snapchat',
    'social.chat_url': 'https://saffron.example/chat',
    'social.icon_color': '#8a2a12',
    'social.icon_background_color': '#fbe9dd',
    'language.hero_title': {
      ar: 'الجمر جاهز. ماذا نشوي لك؟',
      en: 'The coals are ready. What shall we grill?',
    },
    'language.hero_text': { ar: 'برجر ومشاوي وأرز السفرة', en: 'Burgers, grills and rice feasts' },
    'language.footer_text': {
      ar: 'نشعل الفحم كل صباح منذ 2014.',
      en: 'Lighting the charcoal every morning since 2014.',
    },
    'language.closed_message': {
      ar: 'الجمر يهدأ الآن. نعود قريبًا.',
      en: 'The coals are resting. Back soon.',
    },
  },
  branches: saffronBranches,
  groups: [burgers, shawarma, grills, rice, breakfast, starters, desserts, drinks].map(withLabels),
  banners: saffronBanners,
  pages: demoPages({
    name,
    phone,
    email,
    country: { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' },
    currency: { ar: 'بالريال السعودي', en: 'in Saudi riyals' },
    about: {
      ar: `<p>بدأت زعفران بمنقل واحد في حي العليا عام 2014، وبقاعدة لا تزال تحكم المطبخ: لحم جيد، وفحم جيد، ووقت كافٍ.</p>
<p>نشتري النعيمي من مزارع القصيم، ونخبز البريوش والتنور عندنا، ونطحن البهارات كل أسبوع. وما لا يصل طازجًا لا يدخل القائمة.</p>
<p>لدينا اليوم ثلاثة فروع في الرياض وجدة، وفي كل فرع من تعلّم الشواء على يد من سبقه.</p>`,
      en: `<p>Saffron began in 2014 with one grill in Olaya and a rule that still runs the kitchen: good meat, good charcoal and enough time.</p>
<p>We buy Naimi lamb from the farms of Qassim, bake our own brioche and tannour bread, and grind our spices every week. What does not arrive fresh does not reach the menu.</p>
<p>Today there are three of us, in Riyadh and Jeddah, and in every branch someone who learned the fire from the one before.</p>`,
    },
  }),
}
