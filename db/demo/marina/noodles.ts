import type { DemoGroup } from '../shape.ts'
import { grillHeat, soyChoice } from './sea-options.ts'
import { gyozaFill, noodleKind, padThai, pastaExtras, pastaKind } from './table-options.ts'

export const noodles: DemoGroup = {
  slug: 'noodles',
  name: { ar: 'باستا ونودلز', en: 'Pasta and noodles' },
  picture: '1f35d',
  items: [
    {
      slug: 'lobster-linguine',
      name: { ar: 'لينغويني باللوبستر', en: 'Lobster linguine' },
      description: {
        ar: 'لوبستر وطماطم كرزية وريحان في مرق اللوبستر نفسه.',
        en: 'Lobster, cherry tomatoes and basil in a broth made from its own shells.',
      },
      price: '118.00',
      calories: 780,
      picture: '1f35d',
      allergens: ['gluten', 'crustaceans', 'milk'],
      options: [pastaKind, pastaExtras, grillHeat],
      featured: true,
    },
    {
      slug: 'vongole',
      name: { ar: 'سباغيتي بالمحار الصغير', en: 'Spaghetti vongole' },
      description: {
        ar: 'محار صغير وثوم وبقدونس وزيت زيتون، بلا كريمة ولا مجاملة.',
        en: 'Clams, garlic, parsley and olive oil. No cream, no compromise.',
      },
      price: '82.00',
      calories: 640,
      picture: '1f35d',
      allergens: ['gluten', 'molluscs'],
      options: [pastaKind, grillHeat],
    },
    {
      slug: 'truffle-rigatoni',
      name: { ar: 'ريغاتوني الكمأة والفطر', en: 'Truffle mushroom rigatoni' },
      description: {
        ar: 'فطر بري وكريمة خفيفة وكمأة تُبشر على الطبق.',
        en: 'Wild mushrooms, a light cream and truffle shaved over the plate.',
      },
      price: '74.00',
      calories: 810,
      picture: '1f35d',
      allergens: ['gluten', 'milk'],
      options: [pastaKind, pastaExtras],
      tags: ['vegetarian'],
    },
    {
      slug: 'pomodoro',
      name: { ar: 'باستا بالطماطم والريحان', en: 'Pasta pomodoro' },
      description: {
        ar: 'طماطم سان مارزانو وريحان وبوراتا تُضاف لمن أراد.',
        en: 'San Marzano tomatoes and basil, with burrata for those who want it.',
      },
      price: '52.00',
      calories: 560,
      picture: '1f345',
      allergens: ['gluten', 'milk'],
      options: [pastaKind, pastaExtras],
      tags: ['vegetarian'],
    },
    {
      slug: 'laksa',
      name: { ar: 'لاكسا الروبيان', en: 'Shrimp laksa' },
      description: {
        ar: 'مرق جوز هند بالكركم والليمون العشبي، نودلز وروبيان ونصف بيضة.',
        en: 'Coconut broth with turmeric and lemongrass, noodles, shrimp and half an egg.',
      },
      price: '69.00',
      calories: 620,
      picture: '1f35c',
      allergens: ['crustaceans', 'fish', 'gluten', 'egg'],
      options: [noodleKind, grillHeat],
      tags: ['spicy'],
    },
    {
      slug: 'ramen-miso',
      name: { ar: 'رامن الميسو بالدجاج', en: 'Chicken miso ramen' },
      description: {
        ar: 'مرق دجاج يُطبخ اثنتي عشرة ساعة، ميسو وذرة وبيضة متبّلة.',
        en: 'Chicken broth simmered for twelve hours, miso, corn and a seasoned egg.',
      },
      price: '64.00',
      calories: 690,
      picture: '1f35c',
      allergens: ['gluten', 'soy', 'egg', 'sesame'],
      options: [noodleKind, grillHeat],
    },
    {
      slug: 'pad-thai',
      name: { ar: 'باد تاي', en: 'Pad Thai' },
      description: {
        ar: 'نودلز أرز بالتمر الهندي والفول السوداني وبراعم الفاصولياء.',
        en: 'Rice noodles with tamarind, peanuts and bean sprouts.',
      },
      price: '61.00',
      calories: 710,
      picture: '1f961',
      allergens: ['crustaceans', 'peanuts', 'egg', 'fish', 'soy'],
      options: [padThai, grillHeat],
    },
    {
      slug: 'gyoza',
      name: { ar: 'غيوزا محمّرة', en: 'Pan-fried gyoza' },
      description: {
        ar: 'ست قطع تُطوى باليد، قاعها مقرمش ووجهها طري.',
        en: 'Six, folded by hand, crisp below and soft above.',
      },
      price: '42.00',
      calories: 390,
      picture: '1f95f',
      allergens: ['gluten', 'soy', 'sesame'],
      options: [gyozaFill, soyChoice],
    },
  ],
}
