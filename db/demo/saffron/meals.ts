import type { DemoItem, DemoOptionGroup } from '../shape.ts'

/** A combo: burger, side and drink; karak brings its own question. The copper tray comes back. */
export const emberMeal: DemoItem = {
  slug: 'ember-meal',
  name: { ar: 'وجبة الجمر', en: 'Ember meal' },
  description: {
    ar: 'برجر وطبق جانبي ومشروب على صينية نحاس تُعاد إلينا.',
    en: 'A burger, a side and a drink on a copper tray that comes back to us.',
  },
  price: '55.00',
  calories: 980,
  picture: '1f371',
  allergens: ['gluten', 'milk', 'egg', 'mustard'],
  options: [
    {
      name: { ar: 'البرجر', en: 'Burger' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'برجر الجمر', en: 'Ember burger' }, price: '0.00', item: 'ember-burger' },
        {
          name: { ar: 'برجر الدجاج المقرمش', en: 'Crispy chicken burger' },
          price: '0.00',
          item: 'crispy-chicken',
        },
        { name: { ar: 'برجر الواغيو', en: 'Wagyu burger' }, price: '30.00', item: 'wagyu-black-garlic' },
      ],
    },
    {
      name: { ar: 'الطبق الجانبي', en: 'Side' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'بطاطس الجمر', en: 'Ember fries' }, price: '0.00', item: 'ember-fries', preset: true },
        { name: { ar: 'ذرة مشوية', en: 'Grilled corn' }, price: '0.00', item: 'corn-cob' },
        { name: { ar: 'سلطة البستان', en: 'Garden salad' }, price: '6.00', item: 'garden-salad' },
      ],
    },
    {
      name: { ar: 'المشروب', en: 'Drink' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'ليمون بالنعناع', en: 'Lemon and mint' }, price: '0.00', item: 'lemon-mint' },
        { name: { ar: 'كرك', en: 'Karak' }, price: '0.00', item: 'karak' },
        { name: { ar: 'عصير مانجو', en: 'Mango juice' }, price: '3.00', item: 'mango-juice' },
      ],
    },
    {
      name: { ar: 'حلاوة الكرك', en: 'How sweet a karak' },
      min: 1,
      max: 1,
      when: { group: 2, option: 1 },
      options: [
        { name: { ar: 'بدون سكر', en: 'No sugar' }, price: '0.00' },
        { name: { ar: 'قليل السكر', en: 'A little' }, price: '0.00' },
        { name: { ar: 'بالعسل', en: 'With honey' }, price: '2.00' },
      ],
    },
  ],
  deposits: [{ name: { ar: 'صينية نحاس', en: 'Copper tray' }, amount: '40.00', min: 1, max: 2 }],
  tags: ['new'],
  makeMinutes: 15,
}

/** The first two are a gift of the house. */
export const iceCreamTop: DemoOptionGroup = {
  name: { ar: 'فوقه', en: 'On top' },
  min: 0,
  max: 5,
  free: 2,
  options: [
    { name: { ar: 'فستق محمّص', en: 'Toasted pistachios' }, price: '4.00', max: 2, calories: 90 },
    { name: { ar: 'عسل سدر', en: 'Sidr honey' }, price: '3.00', calories: 60 },
    { name: { ar: 'تمر سكري', en: 'Sukkari dates' }, price: '3.00', calories: 70 },
    { name: { ar: 'كنافة مفتتة', en: 'Kunafa crumbs' }, price: '5.00', calories: 110 },
  ],
}
