import type { DemoBanner } from '../shape.ts'

export const marinaBanners: readonly DemoBanner[] = [
  {
    place: 'web',
    type: 'item',
    title: { ar: 'صينية البحر لثلاثة', en: 'The sea platter, for three' },
    text: { ar: '360.00 بدل 395.00', en: '360.00 instead of 395.00' },
    picture: '1f980',
    target: 'sea-platter',
  },
  {
    place: 'web',
    type: 'group',
    title: { ar: 'برانش نهاية الأسبوع', en: 'Weekend brunch' },
    text: { ar: 'حتى 4:00 عصرًا', en: 'Until 4:00 in the afternoon' },
    picture: '1f9c7',
    target: 'brunch',
  },
  {
    place: 'web',
    type: 'item',
    title: { ar: 'أخطبوط على الفحم', en: 'Charred octopus' },
    text: { ar: 'جديد', en: 'New' },
    picture: '1f419',
    target: 'octopus',
  },
  {
    place: 'web_popup',
    type: 'group',
    title: { ar: 'أوعية البوكيه كما تحب', en: 'Poke, your way' },
    text: {
      ar: 'قاعدة وإضافات وصلصة من اختيارك.',
      en: 'Choose the base, the toppings and the sauce.',
    },
    picture: '1f957',
    target: 'bowls',
    appearInPeriod: 2880,
  },
]
