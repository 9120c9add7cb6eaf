import type { DemoGroup } from '../shape.ts'
import { heat } from './grill-options.ts'
import { kabsaExtras, riceKind } from './table-options.ts'

export const rice: DemoGroup = {
  slug: 'rice',
  name: { ar: 'أرز السفرة', en: 'Rice feasts' },
  picture: '1f35b',
  items: [
    {
      slug: 'kabsa-chicken',
      name: { ar: 'كبسة دجاج', en: 'Chicken kabsa' },
      description: {
        ar: 'أرز بسمتي مطبوخ بمرق الدجاج والهيل والليمون الأسود، ربع دجاج محمّر ولوز وزبيب.',
        en: 'Basmati cooked in stock with cardamom and black lime, a browned quarter chicken, almonds and raisins.',
      },
      price: '34.00',
      calories: 820,
      picture: '1f35b',
      allergens: ['nuts'],
      options: [riceKind, kabsaExtras, heat],
      featured: true,
    },
    {
      slug: 'mandi-lamb',
      name: { ar: 'مندي لحم', en: 'Lamb mandi' },
      description: {
        ar: 'لحم نعيمي يُدفن في التنور أربع ساعات حتى يتفكك باللمس، على أرز مدخّن.',
        en: 'Naimi lamb buried in the tannour for four hours until it falls apart, on smoked rice.',
      },
      price: '68.00',
      calories: 990,
      picture: '1f356',
      options: [riceKind, kabsaExtras],
    },
    {
      slug: 'madhbi-chicken',
      name: { ar: 'مظبي دجاج', en: 'Chicken madhbi' },
      description: {
        ar: 'دجاج يُشوى على حجر فوق جمر السمر، جلده مقرمش وقلبه طري.',
        en: 'Chicken grilled on stones above acacia coals, crisp outside and tender within.',
      },
      price: '39.00',
      calories: 760,
      picture: '1f357',
      options: [riceKind, kabsaExtras, heat],
    },
    {
      slug: 'jareesh',
      name: { ar: 'جريش نجدي', en: 'Najdi jareesh' },
      description: {
        ar: 'قمح مجروش يُطبخ باللبن على نار هادئة، وعليه كشنة بصل وليمون أسود.',
        en: 'Cracked wheat cooked gently in yoghurt under a crown of fried onion and black lime.',
      },
      price: '29.00',
      calories: 510,
      picture: '1f963',
      allergens: ['gluten', 'milk'],
      options: [kabsaExtras],
    },
    {
      slug: 'qursan',
      name: { ar: 'قرصان بالخضار واللحم', en: 'Qursan with lamb and vegetables' },
      description: {
        ar: 'رقائق خبز برّ تتشرب مرق اللحم والقرع والكوسا حتى تلين.',
        en: 'Sheets of wholewheat bread softened in a broth of lamb, pumpkin and courgette.',
      },
      price: '33.00',
      calories: 580,
      picture: '1f372',
      allergens: ['gluten'],
      options: [kabsaExtras],
    },
    {
      slug: 'saleeg',
      name: { ar: 'سليق طائفي', en: 'Taif saleeg' },
      description: {
        ar: 'أرز أبيض كالقشطة مطبوخ بالحليب ومرق الدجاج، مع دجاج محمّر ودقوس.',
        en: 'White rice as soft as cream, cooked in milk and stock, with browned chicken and daqoos.',
      },
      price: '42.00',
      calories: 690,
      picture: '1f35a',
      allergens: ['milk'],
      options: [kabsaExtras],
    },
    {
      slug: 'shrimp-biryani',
      name: { ar: 'برياني روبيان', en: 'Shrimp biryani' },
      description: {
        ar: 'روبيان الخليج مع بصل محمّر وبهارات تُطحن في المطبخ وزعفران حقيقي.',
        en: 'Gulf shrimp with browned onion, spices ground in our kitchen and real saffron.',
      },
      price: '59.00',
      calories: 840,
      picture: '1f990',
      allergens: ['crustaceans', 'milk', 'nuts'],
      options: [heat, kabsaExtras],
      tags: ['spicy'],
    },
    {
      slug: 'zafaran-tray',
      name: { ar: 'صينية زعفران للعزائم', en: 'Saffron feast tray' },
      description: {
        ar: 'نصف ذبيحة نعيمي على أرز بالزعفران ومكسرات، تكفي ثمانية ضيوف، بطلب قبل يوم.',
        en: 'Half a Naimi lamb on saffron rice with nuts. Serves eight guests, ordered a day ahead.',
      },
      price: '320.00',
      calories: 7400,
      picture: '1f958',
      allergens: ['nuts', 'milk'],
      options: [riceKind],
      maxQuantity: 2,
      scheduledOnly: true,
      makeMinutes: 90,
    },
  ],
}
