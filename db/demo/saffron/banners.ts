import type { DemoBanner } from '../shape.ts'

export const saffronBanners: readonly DemoBanner[] = [
  {
    place: 'web',
    type: 'item',
    title: { ar: 'مشكل زعفران بسعر أخف', en: 'Saffron mixed grill for less' },
    text: { ar: 'حتى نهاية الأسبوع', en: 'Until the weekend' },
    picture: '1f357',
    target: 'mixed-grill',
  },
  {
    place: 'web',
    type: 'group',
    title: { ar: 'سفرة سعودية على بابك', en: 'A Saudi feast at your door' },
    text: { ar: 'كبسة ومندي وجريش', en: 'Kabsa, mandi and jareesh' },
    picture: '1f35b',
    target: 'rice',
  },
  {
    place: 'web',
    type: 'item',
    title: { ar: 'برجر النار وصل', en: 'The fire burger is here' },
    text: { ar: 'جديد', en: 'New' },
    picture: '1f336-fe0f',
    target: 'fire-burger',
  },
  {
    place: 'web_popup',
    type: 'group',
    title: { ar: 'ختامها حلا', en: 'Leave room for dessert' },
    text: {
      ar: 'كيكة التمر الدافئة وكنافة تُخبز بعد الطلب.',
      en: 'Warm date cake, and kunafa baked once you order.',
    },
    picture: '1f370',
    target: 'desserts',
    appearInPeriod: 1440,
  },
]
