import type { DemoGroup } from '../shape.ts'
import { saffronBreakfast } from '../windows.ts'
import { heat } from './grill-options.ts'
import { masoubSweet } from './sweet-options.ts'
import { breakfastBread, breakfastExtras, eggs } from './table-options.ts'

export const breakfast: DemoGroup = {
  slug: 'breakfast',
  name: { ar: 'فطور', en: 'Breakfast' },
  picture: '1f373',
  windows: saffronBreakfast,
  items: [
    {
      slug: 'ember-shakshuka',
      name: { ar: 'شكشوكة على الجمر', en: 'Ember shakshuka' },
      description: {
        ar: 'بيض بلدي مطهو ببطء في صلصة طماطم وفلفل مشويّين على الفحم، مع رشة كمون وكزبرة خضراء.',
        en: 'Farm eggs cooked slowly in a sauce of charred tomatoes and peppers, with cumin and fresh coriander.',
      },
      price: '26.00',
      calories: 420,
      picture: '1f373',
      allergens: ['egg', 'gluten'],
      options: [eggs, breakfastBread, breakfastExtras],
      tags: ['vegetarian'],
    },
    {
      slug: 'ful-qallaba',
      name: { ar: 'فول قلابة', en: 'Ful qallaba' },
      description: {
        ar: 'فول يُقلَّب على نار هادئة مع الطماطم والبصل والفلفل، وعليه زيت زيتون وسمن بلدي.',
        en: 'Fava beans stirred over a low flame with tomato, onion and chilli, finished with olive oil and ghee.',
      },
      price: '18.00',
      calories: 380,
      picture: '1fad8',
      allergens: ['gluten', 'sesame'],
      options: [breakfastBread, breakfastExtras],
      tags: ['vegetarian'],
    },
    {
      slug: 'masoub-royal',
      name: { ar: 'معصوب ملكي', en: 'Royal masoub' },
      description: {
        ar: 'خبز برّ مهروس مع الموز الناضج والقشطة، يعلوه عسل سدر وجبن ولوز محمّص.',
        en: 'Mashed wholewheat bread with ripe banana and clotted cream, topped with Sidr honey, cheese and toasted almonds.',
      },
      price: '24.00',
      calories: 610,
      picture: '1f34c',
      allergens: ['gluten', 'milk', 'nuts'],
      options: [masoubSweet],
      tags: ['vegetarian'],
    },
    {
      slug: 'areeka-honey',
      name: { ar: 'عريكة بالعسل والسمن', en: 'Areeka with honey and ghee' },
      description: {
        ar: 'عجينة برّ دافئة من جبال عسير، في وسطها سمن بلدي وعسل وتمر خلاص.',
        en: 'Warm wholewheat dough from the Asir mountains, filled with ghee, honey and Khalas dates.',
      },
      price: '22.00',
      calories: 560,
      picture: '1f36f',
      allergens: ['gluten', 'milk'],
      options: [masoubSweet],
      tags: ['vegetarian'],
    },
    {
      slug: 'mutabbaq-meat',
      name: { ar: 'مطبق لحم', en: 'Meat mutabbaq' },
      description: {
        ar: 'رقائق عجين مقرمشة محشوة باللحم المفروم والكراث والبيض، تُخبز على الصاج عند الطلب.',
        en: 'Crisp sheets of dough filled with minced meat, leek and egg, cooked on the griddle to order.',
      },
      price: '20.00',
      calories: 520,
      picture: '1f967',
      allergens: ['gluten', 'egg'],
      options: [heat, breakfastExtras],
    },
    {
      slug: 'halloumi-tannour',
      name: { ar: 'حلوم مشوي بخبز التنور', en: 'Grilled halloumi on tannour bread' },
      description: {
        ar: 'شرائح حلوم من على الجمر، طماطم وزعتر أخضر وزيتون، في خبز تنور خارج للتو من الفرن.',
        en: 'Halloumi straight off the coals with tomato, green thyme and olives in bread fresh from the tannour.',
      },
      price: '23.00',
      calories: 470,
      picture: '1f9c0',
      allergens: ['gluten', 'milk', 'sesame'],
      options: [breakfastExtras],
      tags: ['vegetarian', 'new'],
    },
    {
      slug: 'liver-hijazi',
      name: { ar: 'كبدة حجازية', en: 'Hijazi liver' },
      description: {
        ar: 'كبدة غنم طازجة تُقلى على نار عالية مع البصل والطماطم والكمون، كما تُقدَّم في أسواق جدة القديمة.',
        en: 'Fresh lamb liver seared with onion, tomato and cumin, the way the old markets of Jeddah serve it.',
      },
      price: '25.00',
      calories: 430,
      picture: '1f958',
      allergens: ['gluten'],
      options: [heat, breakfastBread],
      soldOutAt: ['yasmin'],
    },
    {
      slug: 'morning-tray',
      name: { ar: 'صينية الصباح لشخصين', en: 'Morning tray for two' },
      description: {
        ar: 'شكشوكة وفول وجبن حلوم ومعصوب صغير وزيتون ولبنة، مع إبريق شاي عدني.',
        en: 'Shakshuka, ful, halloumi, a small masoub, olives and labneh, with a pot of Adeni tea.',
      },
      price: '79.00',
      priceBefore: '92.00',
      calories: 1480,
      picture: '1f371',
      allergens: ['egg', 'gluten', 'milk', 'sesame', 'nuts'],
      options: [breakfastBread],
      maxQuantity: 3,
      makeMinutes: 20,
    },
  ],
}
