import type { DemoItem, DemoOptionGroup } from '../shape.ts'

/** A combo: bowl, small plate and drink; a flat white brings its own question. The picnic box comes back. */
export const beachBox: DemoItem = {
  slug: 'beach-box',
  name: { ar: 'صندوق الشاطئ', en: 'Beach box' },
  description: {
    ar: 'وعاء بوكيه وطبق صغير ومشروب في صندوق خشبي يُعاد إلينا.',
    en: 'A poke bowl, a small plate and a drink in a wooden box that comes back to us.',
  },
  price: '95.00',
  calories: 860,
  picture: '1f371',
  allergens: ['fish', 'soy', 'sesame'],
  options: [
    {
      name: { ar: 'الوعاء', en: 'Bowl' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'بوكيه السلمون', en: 'Salmon poke' }, price: '0.00', item: 'salmon-poke' },
        { name: { ar: 'بوكيه التونة الحارة', en: 'Spicy tuna poke' }, price: '4.00', item: 'tuna-poke' },
        { name: { ar: 'وعاء التوفو', en: 'Tofu bowl' }, price: '0.00', item: 'tofu-bowl' },
      ],
    },
    {
      name: { ar: 'الطبق الصغير', en: 'Small plate' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'إدامامي', en: 'Edamame' }, price: '0.00', item: 'edamame', preset: true },
        { name: { ar: 'كاليماري', en: 'Calamari' }, price: '12.00', item: 'calamari' },
        {
          name: { ar: 'سلطة البطيخ والفيتا', en: 'Watermelon and feta' },
          price: '8.00',
          item: 'watermelon-feta',
        },
      ],
    },
    {
      name: { ar: 'المشروب', en: 'Drink' },
      min: 1,
      max: 1,
      options: [
        {
          name: { ar: 'ليمونادة الزعفران', en: 'Saffron lemonade' },
          price: '0.00',
          item: 'lemonade-saffron',
        },
        { name: { ar: 'فلات وايت', en: 'Flat white' }, price: '0.00', item: 'flat-white' },
        { name: { ar: 'ماء جوز الهند', en: 'Coconut water' }, price: '5.00', item: 'coconut-water' },
      ],
    },
    {
      name: { ar: 'الحليب', en: 'Milk' },
      min: 1,
      max: 1,
      when: { group: 2, option: 1 },
      options: [
        { name: { ar: 'كامل الدسم', en: 'Whole' }, price: '0.00' },
        { name: { ar: 'شوفان', en: 'Oat' }, price: '4.00' },
        { name: { ar: 'بدون حليب', en: 'None' }, price: '0.00' },
      ],
    },
  ],
  deposits: [{ name: { ar: 'صندوق خشبي', en: 'Wooden box' }, amount: '50.00', min: 1, max: 2 }],
  tags: ['new'],
  makeMinutes: 15,
}

/** The first three are a gift of the house. */
export const bowlGarnish: DemoOptionGroup = {
  name: { ar: 'الزينة', en: 'Garnish' },
  min: 0,
  max: 6,
  free: 3,
  options: [
    { name: { ar: 'سمسم أسود', en: 'Black sesame' }, price: '2.00', calories: 30 },
    { name: { ar: 'بصل مقرمش', en: 'Crisp onion' }, price: '3.00', calories: 60 },
    { name: { ar: 'مانجو', en: 'Mango' }, price: '5.00', calories: 40 },
    { name: { ar: 'أفوكادو', en: 'Avocado' }, price: '8.00', calories: 120 },
    { name: { ar: 'طوبيكو', en: 'Tobiko' }, price: '9.00', calories: 20 },
  ],
}
