import type { DemoGroup } from '../shape.ts'
import { mahshiKind, tagineExtras, tagineSide } from './savoury-options.ts'

export const tagines: DemoGroup = {
  slug: 'tagines',
  name: { ar: 'طواجن', en: 'Tagines' },
  picture: '1f372',
  items: [
    {
      slug: 'bamia-tagine',
      name: { ar: 'طاجن بامية باللحمة', en: 'Okra tagine with beef' },
      description: {
        ar: 'بامية صغيرة ولحمة بتلو في فخار، بصلصة توم وكزبرة وليمون.',
        en: 'Small okra and veal in clay, with garlic, coriander and lemon.',
      },
      price: '175.00',
      calories: 540,
      picture: '1f372',
      options: [tagineSide, tagineExtras],
    },
    {
      slug: 'mulukhiya-chicken',
      name: { ar: 'ملوخية بالفراخ', en: 'Mulukhiya with chicken' },
      description: {
        ar: 'ملوخية خضراء بطشّة التوم والكزبرة، ونص فرخة محمّرة على جنب.',
        en: 'Green mulukhiya with its sizzle of garlic and coriander, half a browned chicken beside it.',
      },
      price: '165.00',
      calories: 520,
      picture: '1f96c',
      options: [tagineSide, tagineExtras],
      featured: true,
    },
    {
      slug: 'mulukhiya-shrimp',
      name: { ar: 'ملوخية بالجمبري', en: 'Mulukhiya with shrimp' },
      description: {
        ar: 'على طريقة بورسعيد: مرق جمبري وملوخية خفيفة وطشّة سخنة.',
        en: 'The Port Said way: shrimp stock, light mulukhiya and a hot sizzle.',
      },
      price: '220.00',
      calories: 460,
      picture: '1f990',
      allergens: ['crustaceans'],
      options: [tagineSide, tagineExtras],
    },
    {
      slug: 'akkawi-tagine',
      name: { ar: 'طاجن عكاوي', en: 'Oxtail tagine' },
      description: {
        ar: 'عكاوي مطبوخة خمس ساعات ببصل وقرفة حتى تدوب.',
        en: 'Oxtail cooked five hours with onion and cinnamon until it melts.',
      },
      price: '210.00',
      calories: 720,
      picture: '1f356',
      options: [tagineSide, tagineExtras],
    },
    {
      slug: 'potato-tagine',
      name: { ar: 'صينية بطاطس باللحمة', en: 'Oven potatoes with beef' },
      description: {
        ar: 'بطاطس ولحمة وطماطم في الفرن، زي صينية يوم الجمعة.',
        en: 'Potatoes, beef and tomatoes in the oven, like the Friday tray at home.',
      },
      price: '140.00',
      calories: 580,
      picture: '1f954',
      options: [tagineSide, tagineExtras],
    },
    {
      slug: 'fish-sayadia',
      name: { ar: 'طاجن سمك صيادية', en: 'Fish sayadia tagine' },
      description: {
        ar: 'فيليه بوري بصلصة بصل محمّر على أرز صيادية.',
        en: 'Mullet fillet in browned onion sauce over sayadia rice.',
      },
      price: '230.00',
      calories: 610,
      picture: '1f41f',
      allergens: ['fish'],
      options: [tagineSide, tagineExtras],
      soldOutAt: ['dokki'],
    },
    {
      slug: 'orzo-lamb',
      name: { ar: 'طاجن لسان عصفور بالضاني', en: 'Lamb and orzo tagine' },
      description: {
        ar: 'لسان عصفور محمّر في السمن ومطبوخ بمرق الضاني، وفوقه قطع ضاني طرية.',
        en: 'Orzo browned in ghee and cooked in lamb broth, with tender lamb on top.',
      },
      price: '195.00',
      calories: 760,
      picture: '1f958',
      allergens: ['gluten', 'milk'],
      options: [tagineExtras],
    },
    {
      slug: 'mahshi-mixed',
      name: { ar: 'محشي مشكل', en: 'Mixed mahshi' },
      description: {
        ar: 'كوسة وباذنجان وفلفل وورق عنب بخلطة أرز وخضرة، ملفوف بإيد ستات شاطرة.',
        en: 'Courgette, aubergine, pepper and vine leaves with herbed rice, rolled by skilled hands.',
      },
      price: '130.00',
      calories: 490,
      picture: '1fad1',
      options: [mahshiKind, tagineExtras],
      makeMinutes: 20,
    },
  ],
}
