import type { DemoGroup } from '../shape.ts'
import { marinaBrunch } from '../windows.ts'
import { bowlSweet, pancakeTop } from './sweet-options.ts'
import { brunchExtras, brunchSide, eggsDone, toastBread } from './table-options.ts'

export const brunch: DemoGroup = {
  slug: 'brunch',
  name: { ar: 'برانش', en: 'Brunch' },
  picture: '1f95e',
  windows: marinaBrunch,
  items: [
    {
      slug: 'crab-benedict',
      name: { ar: 'بيض بنديكت بالسلطعون', en: 'Crab Benedict' },
      description: {
        ar: 'سلطعون أزرق من الخليج على خبز محمّص، بيضتان مسلوقتان وصلصة هولنديز بالليمون.',
        en: 'Gulf blue crab on toasted muffin, two poached eggs and a bright lemon hollandaise.',
      },
      price: '68.00',
      calories: 610,
      picture: '1f980',
      allergens: ['egg', 'gluten', 'milk', 'crustaceans'],
      options: [eggsDone, brunchSide],
    },
    {
      slug: 'avocado-toast',
      name: { ar: 'توست الأفوكادو والدقة', en: 'Avocado and dukkah toast' },
      description: {
        ar: 'أفوكادو مهروس بالليمون، دقة بالبندق وطماطم كرزية على خبز العجين المخمّر.',
        en: 'Crushed avocado with lime, hazelnut dukkah and cherry tomatoes on sourdough.',
      },
      price: '46.00',
      calories: 430,
      picture: '1f951',
      allergens: ['gluten', 'sesame'],
      options: [toastBread, brunchExtras],
      tags: ['vegetarian'],
    },
    {
      slug: 'salmon-bagel',
      name: { ar: 'بيغل السلمون المدخّن', en: 'Smoked salmon bagel' },
      description: {
        ar: 'سلمون ندخّنه على خشب التفاح، جبن كريمي بالشبت وكبر.',
        en: 'Salmon smoked in house over apple wood, dill cream cheese and capers.',
      },
      price: '58.00',
      calories: 520,
      picture: '1f96f',
      allergens: ['gluten', 'fish', 'milk', 'sesame'],
      options: [brunchExtras],
    },
    {
      slug: 'buttermilk-pancakes',
      name: { ar: 'بان كيك اللبن', en: 'Buttermilk pancakes' },
      description: {
        ar: 'ثلاث طبقات سميكة، زبدة مخفوقة وشراب تمر.',
        en: 'A stack of three thick ones, whipped butter and date syrup.',
      },
      price: '44.00',
      calories: 690,
      picture: '1f95e',
      allergens: ['gluten', 'milk', 'egg'],
      options: [pancakeTop],
      tags: ['vegetarian'],
    },
    {
      slug: 'waffle-berries',
      name: { ar: 'وافل بالتوت', en: 'Berry waffle' },
      description: {
        ar: 'وافل مقرمش بقشطة الفانيليا وتوت مطبوخ بخفة.',
        en: 'A crisp waffle with vanilla cream and barely cooked berries.',
      },
      price: '46.00',
      calories: 640,
      picture: '1f9c7',
      allergens: ['gluten', 'milk', 'egg'],
      options: [pancakeTop],
      tags: ['vegetarian'],
    },
    {
      slug: 'green-shakshuka',
      name: { ar: 'شكشوكة خضراء', en: 'Green shakshuka' },
      description: {
        ar: 'سبانخ وكراث وزعتر أخضر مع بيض ولبنة وخبز محمّص.',
        en: 'Spinach, leek and green thyme with eggs, labneh and toast.',
      },
      price: '49.00',
      calories: 380,
      picture: '1f373',
      allergens: ['egg', 'milk', 'gluten'],
      options: [toastBread, brunchExtras],
      tags: ['vegetarian', 'new'],
    },
    {
      slug: 'acai-bowl',
      name: { ar: 'وعاء الأساي', en: 'Açaí bowl' },
      description: {
        ar: 'أساي وموز مخفوقان، غرانولا نخبزها هنا، توت وجوز هند.',
        en: 'Açaí whipped with banana, our own granola, berries and coconut.',
      },
      price: '52.00',
      calories: 340,
      picture: '1fad0',
      allergens: ['nuts'],
      options: [bowlSweet],
      tags: ['vegetarian'],
    },
    {
      slug: 'croissant-eggs',
      name: { ar: 'كرواسون بالبيض والكمأة', en: 'Truffled egg croissant' },
      description: {
        ar: 'كرواسون بالزبدة محشو بيضًا مخفوقًا ناعمًا وقليلًا من الكمأة.',
        en: 'A butter croissant filled with soft scrambled eggs and a little truffle.',
      },
      price: '39.00',
      calories: 540,
      picture: '1f950',
      allergens: ['gluten', 'milk', 'egg'],
      options: [eggsDone, brunchExtras],
      tags: ['vegetarian'],
    },
  ],
}
