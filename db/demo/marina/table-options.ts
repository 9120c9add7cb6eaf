import type { DemoOptionGroup } from '../shape.ts'

export const eggsDone: DemoOptionGroup = {
  name: { ar: 'استواء البيض', en: 'Eggs' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'طري', en: 'Soft' }, price: '0.00', preset: true },
    { name: { ar: 'متوسط', en: 'Medium' }, price: '0.00' },
    { name: { ar: 'ناضج', en: 'Hard' }, price: '0.00' },
  ],
}

export const brunchSide: DemoOptionGroup = {
  name: { ar: 'معه', en: 'With it' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'بطاطس بإكليل الجبل', en: 'Rosemary potatoes' }, price: '0.00', preset: true },
    { name: { ar: 'سلطة صغيرة', en: 'Small salad' }, price: '0.00' },
    { name: { ar: 'أفوكادو', en: 'Avocado' }, price: '8.00', calories: 120 },
  ],
}

export const brunchExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'بيضة مسلوقة', en: 'Poached egg' }, price: '8.00', max: 2, calories: 80 },
    { name: { ar: 'سلمون مدخّن', en: 'Smoked salmon' }, price: '18.00', calories: 110 },
    { name: { ar: 'حلوم', en: 'Halloumi' }, price: '12.00', calories: 140 },
    { name: { ar: 'فطر', en: 'Mushrooms' }, price: '10.00', calories: 40 },
  ],
}

export const toastBread: DemoOptionGroup = {
  name: { ar: 'الخبز', en: 'Bread' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'عجين مخمّر', en: 'Sourdough' }, price: '0.00', preset: true },
    { name: { ar: 'حبوب كاملة', en: 'Wholegrain' }, price: '0.00' },
    { name: { ar: 'خالٍ من الجلوتين', en: 'Gluten free' }, price: '6.00' },
  ],
}

export const bowlBase: DemoOptionGroup = {
  name: { ar: 'القاعدة', en: 'Base' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'أرز سوشي', en: 'Sushi rice' }, price: '0.00', preset: true },
    { name: { ar: 'أرز بني', en: 'Brown rice' }, price: '0.00' },
    { name: { ar: 'كينوا', en: 'Quinoa' }, price: '5.00' },
    { name: { ar: 'خضار ورقية', en: 'Leaves' }, price: '0.00' },
  ],
}

export const bowlTops: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Toppings' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'أفوكادو', en: 'Avocado' }, price: '8.00', max: 2, calories: 120 },
    { name: { ar: 'إدامامي', en: 'Edamame' }, price: '6.00', calories: 60 },
    { name: { ar: 'مانجو', en: 'Mango' }, price: '6.00', calories: 50 },
    { name: { ar: 'سلطة أعشاب البحر', en: 'Seaweed salad' }, price: '8.00', calories: 40 },
    { name: { ar: 'بصل مقرمش', en: 'Crisp onions' }, price: '3.00', calories: 70 },
  ],
}

export const bowlSauce: DemoOptionGroup = {
  name: { ar: 'الصلصة', en: 'Sauce' },
  min: 1,
  max: 2,
  options: [
    { name: { ar: 'بونزو', en: 'Ponzu' }, price: '0.00', preset: true },
    { name: { ar: 'سمسم', en: 'Sesame' }, price: '0.00' },
    { name: { ar: 'مايونيز حار', en: 'Chilli mayonnaise' }, price: '0.00' },
  ],
}

export const steakDone: DemoOptionGroup = {
  name: { ar: 'درجة الشواء', en: 'How it is grilled' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'نصف نضج', en: 'Medium rare' }, price: '0.00' },
    { name: { ar: 'متوسط', en: 'Medium' }, price: '0.00' },
    { name: { ar: 'ناضج', en: 'Well done' }, price: '0.00' },
  ],
}

export const pastaKind: DemoOptionGroup = {
  name: { ar: 'الباستا', en: 'Pasta' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'كما في الطبق', en: 'As on the menu' }, price: '0.00', preset: true },
    { name: { ar: 'قمح كامل', en: 'Wholewheat' }, price: '0.00' },
    { name: { ar: 'خالية من الجلوتين', en: 'Gluten free' }, price: '8.00' },
  ],
}

export const pastaExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'بوراتا', en: 'Burrata' }, price: '22.00', calories: 210 },
    { name: { ar: 'روبيان', en: 'Prawns' }, price: '26.00', calories: 120 },
    { name: { ar: 'بارميزان إضافي', en: 'More parmesan' }, price: '6.00', max: 2, calories: 80 },
  ],
}

export const noodleKind: DemoOptionGroup = {
  name: { ar: 'النودلز', en: 'Noodles' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'قمح', en: 'Wheat' }, price: '0.00', preset: true },
    { name: { ar: 'أرز', en: 'Rice' }, price: '0.00' },
    { name: { ar: 'أودون', en: 'Udon' }, price: '4.00' },
  ],
}

export const padThai: DemoOptionGroup = {
  name: { ar: 'مع', en: 'With' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'روبيان', en: 'Shrimp' }, price: '8.00', preset: true },
    { name: { ar: 'دجاج', en: 'Chicken' }, price: '0.00' },
    { name: { ar: 'توفو', en: 'Tofu' }, price: '0.00' },
  ],
}

export const gyozaFill: DemoOptionGroup = {
  name: { ar: 'الحشوة', en: 'Filling' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'دجاج وكراث', en: 'Chicken and leek' }, price: '0.00', preset: true },
    { name: { ar: 'روبيان', en: 'Shrimp' }, price: '6.00' },
    { name: { ar: 'خضار', en: 'Vegetables' }, price: '0.00' },
  ],
}

export const edamameKind: DemoOptionGroup = {
  name: { ar: 'النكهة', en: 'Flavour' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'ملح البحر', en: 'Sea salt' }, price: '0.00', preset: true },
    { name: { ar: 'فلفل وثوم', en: 'Chilli and garlic' }, price: '3.00' },
  ],
}

export const saladProtein: DemoOptionGroup = {
  name: { ar: 'إضافة', en: 'Add' },
  min: 0,
  max: 1,
  options: [
    { name: { ar: 'دجاج مشوي', en: 'Grilled chicken' }, price: '16.00', calories: 160 },
    { name: { ar: 'روبيان مشوي', en: 'Grilled prawns' }, price: '24.00', calories: 110 },
    { name: { ar: 'سلمون', en: 'Salmon' }, price: '26.00', calories: 220 },
  ],
}
