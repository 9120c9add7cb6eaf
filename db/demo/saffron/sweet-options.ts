import type { DemoOptionGroup } from '../shape.ts'

export const masoubSweet: DemoOptionGroup = {
  name: { ar: 'فوقه', en: 'On top' },
  min: 0,
  max: 3,
  options: [
    {
      name: { ar: 'قشطة إضافية', en: 'More clotted cream' },
      price: '4.00',
      calories: 110,
      allergens: ['milk'],
      unfit: ['vegan'],
    },
    { name: { ar: 'عسل سدر', en: 'Sidr honey' }, price: '5.00', max: 2, calories: 60 },
    { name: { ar: 'مكسرات', en: 'Nuts' }, price: '5.00', calories: 90, allergens: ['nuts'] },
    {
      name: { ar: 'جبن مبشور', en: 'Grated cheese' },
      price: '3.00',
      calories: 80,
      allergens: ['milk'],
      unfit: ['vegan'],
    },
  ],
}

export const dessertTop: DemoOptionGroup = {
  name: { ar: 'معه', en: 'With it' },
  min: 0,
  max: 2,
  options: [
    {
      name: { ar: 'كرة آيس كريم زعفران', en: 'A scoop of saffron ice cream' },
      price: '6.00',
      calories: 110,
      allergens: ['milk'],
      unfit: ['vegan'],
    },
    {
      name: { ar: 'قشطة', en: 'Clotted cream' },
      price: '4.00',
      calories: 90,
      allergens: ['milk'],
      unfit: ['vegan'],
    },
    { name: { ar: 'فستق', en: 'Pistachio' }, price: '4.00', calories: 70, allergens: ['nuts'] },
  ],
}

export const luqaimatTop: DemoOptionGroup = {
  name: { ar: 'فوقها', en: 'Poured over' },
  min: 1,
  max: 2,
  options: [
    { name: { ar: 'دبس تمر', en: 'Date syrup' }, price: '0.00', preset: true },
    { name: { ar: 'عسل', en: 'Honey' }, price: '2.00' },
    { name: { ar: 'لوتس', en: 'Lotus spread' }, price: '3.00', calories: 110 },
  ],
}

export const coffeePot: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'فنجان', en: 'Cup' }, price: '0.00' },
    {
      name: { ar: 'دلة لأربعة', en: 'Pot for four' },
      price: '17.00',
      preset: true,
      calories: 45,
      labels: { caffeine: 120 },
    },
  ],
}

export const cupSize: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'وسط', en: 'Medium' }, price: '0.00', preset: true },
    { name: { ar: 'كبير', en: 'Large' }, price: '4.00', calories: 70 },
  ],
}

export const sugar: DemoOptionGroup = {
  name: { ar: 'السكر', en: 'Sugar' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'عادي', en: 'Regular' }, price: '0.00', preset: true },
    { name: { ar: 'خفيف', en: 'A little' }, price: '0.00' },
    { name: { ar: 'بدون', en: 'None' }, price: '0.00' },
  ],
}

export const iceLevel: DemoOptionGroup = {
  name: { ar: 'الثلج', en: 'Ice' },
  min: 0,
  max: 1,
  options: [
    { name: { ar: 'قليل', en: 'A little' }, price: '0.00' },
    { name: { ar: 'بدون ثلج', en: 'No ice' }, price: '0.00' },
  ],
}

export const milkKind: DemoOptionGroup = {
  name: { ar: 'الحليب', en: 'Milk' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'كامل الدسم', en: 'Whole' }, price: '0.00', preset: true },
    { name: { ar: 'قليل الدسم', en: 'Low fat' }, price: '0.00' },
    { name: { ar: 'شوفان', en: 'Oat' }, price: '4.00' },
    { name: { ar: 'لوز', en: 'Almond' }, price: '4.00', allergens: ['nuts'] },
  ],
}

export const softDrink: DemoOptionGroup = {
  name: { ar: 'النوع', en: 'Which one' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'كولا', en: 'Cola' }, price: '0.00', labels: { caffeine: 32 } },
    { name: { ar: 'كولا بلا سكر', en: 'Cola without sugar' }, price: '0.00', labels: { caffeine: 42 } },
    { name: { ar: 'ليمون', en: 'Lemon' }, price: '0.00' },
    { name: { ar: 'برتقال', en: 'Orange' }, price: '0.00' },
  ],
}
