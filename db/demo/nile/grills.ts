import type { DemoGroup } from '../shape.ts'
import { doneness, grillSide, grillWeight, hamamKind, sandwichHeat } from './savoury-options.ts'

export const grills: DemoGroup = {
  slug: 'grills',
  name: { ar: 'مشويات وسلطات', en: 'Grills and salads' },
  picture: '1f362',
  items: [
    {
      slug: 'kofta-kilo',
      name: { ar: 'كفتة على الفحم', en: 'Charcoal kofta' },
      description: {
        ar: 'لحمة كندوز مفرومة ببصل وبقدونس، مع طحينة وسلطة وعيش.',
        en: 'Beef minced with onion and parsley, with tahini, salad and bread.',
      },
      price: '190.00',
      calories: 720,
      picture: '1f362',
      allergens: ['gluten', 'sesame'],
      options: [grillWeight, grillSide],
    },
    {
      slug: 'kebab-kofta',
      name: { ar: 'كباب وكفتة', en: 'Kebab and kofta' },
      description: {
        ar: 'نص كباب ضاني ونص كفتة، الطبق اللي بتتجمع عليه العيلة.',
        en: 'Half lamb kebab, half kofta: the plate that gathers the family.',
      },
      price: '260.00',
      calories: 840,
      picture: '1f362',
      allergens: ['gluten', 'sesame'],
      options: [grillWeight, doneness, grillSide],
      featured: true,
    },
    {
      slug: 'shish-tawook',
      name: { ar: 'شيش طاووق', en: 'Shish tawook' },
      description: {
        ar: 'فراخ بالزبادي والليمون والبابريكا، أربعة أسياخ مع تومية.',
        en: 'Chicken in yoghurt, lemon and paprika. Four skewers with garlic sauce.',
      },
      price: '185.00',
      calories: 560,
      picture: '1f357',
      allergens: ['milk'],
      options: [grillSide, sandwichHeat],
    },
    {
      slug: 'half-chicken',
      name: { ar: 'نص فرخة على الفحم', en: 'Half chicken over charcoal' },
      description: {
        ar: 'متبّلة ليلة كاملة بالبصل والليمون، ومشوية على مهل.',
        en: 'Marinated a night long in onion and lemon, and never hurried.',
      },
      price: '150.00',
      calories: 630,
      picture: '1f357',
      allergens: ['milk'],
      options: [grillSide],
    },
    {
      slug: 'hamam-mahshi',
      name: { ar: 'حمام محشي', en: 'Stuffed pigeon' },
      description: {
        ar: 'جوز حمام محشي، محمّر في السمن البلدي. يُجهَّز عند الطلب.',
        en: 'A pair of stuffed pigeons browned in country ghee. Made to order.',
      },
      price: '210.00',
      calories: 690,
      picture: '1f356',
      options: [hamamKind, grillSide],
      maxQuantity: 6,
      makeMinutes: 30,
    },
    {
      slug: 'salad-baladi',
      name: { ar: 'سلطة بلدي', en: 'Baladi salad' },
      description: {
        ar: 'طماطم وخيار وبصل وجرجير بليمون وكمون.',
        en: 'Tomato, cucumber, onion and rocket with lemon and cumin.',
      },
      price: '35.00',
      calories: 90,
      picture: '1f957',
      tags: ['vegetarian'],
    },
    {
      slug: 'tahini-salad',
      name: { ar: 'طحينة', en: 'Tahini dip' },
      description: {
        ar: 'طحينة بالليمون والتوم والكمون، وعيش سخن.',
        en: 'Tahini with lemon, garlic and cumin, and hot bread.',
      },
      price: '28.00',
      calories: 190,
      picture: '1f963',
      allergens: ['sesame', 'gluten'],
      tags: ['vegetarian'],
    },
    {
      slug: 'torshi',
      name: { ar: 'طرشي بلدي', en: 'Baladi pickles' },
      description: {
        ar: 'خيار ولفت وجزر وليمون معصفر، نخلّلها عندنا.',
        en: 'Cucumber, turnip, carrot and safflower lemons, pickled in house.',
      },
      price: '22.00',
      calories: 40,
      picture: '1f952',
      tags: ['vegetarian'],
    },
  ],
}
