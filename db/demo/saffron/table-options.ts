import type { DemoOptionGroup } from '../shape.ts'

export const eggs: DemoOptionGroup = {
  name: { ar: 'استواء البيض', en: 'Eggs' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'طري', en: 'Soft' }, price: '0.00', preset: true },
    { name: { ar: 'نصف استواء', en: 'Medium' }, price: '0.00' },
    { name: { ar: 'مستوٍ', en: 'Well done' }, price: '0.00' },
  ],
}

export const breakfastBread: DemoOptionGroup = {
  name: { ar: 'الخبز', en: 'Bread' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'خبز التنور', en: 'Tannour bread' }, price: '0.00', preset: true },
    { name: { ar: 'خبز برّ', en: 'Wholewheat' }, price: '0.00' },
    { name: { ar: 'صامولي', en: 'Samoli' }, price: '0.00' },
  ],
}

export const breakfastExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'بيضة إضافية', en: 'Extra egg' }, price: '3.00', max: 2, calories: 80 },
    { name: { ar: 'جبن حلوم', en: 'Halloumi' }, price: '6.00', calories: 120 },
    { name: { ar: 'زيتون', en: 'Olives' }, price: '3.00', calories: 40 },
    { name: { ar: 'عسل سدر', en: 'Sidr honey' }, price: '5.00', calories: 60 },
  ],
}

export const riceKind: DemoOptionGroup = {
  name: { ar: 'الأرز', en: 'Rice' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'أصفر بالزعفران', en: 'Yellow with saffron' }, price: '0.00', preset: true },
    { name: { ar: 'بخاري', en: 'Bukhari' }, price: '0.00' },
    { name: { ar: 'أبيض مدخّن', en: 'Smoked white' }, price: '0.00' },
  ],
}

export const kabsaExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'دقوس', en: 'Daqoos' }, price: '2.00', max: 3, calories: 15 },
    { name: { ar: 'لبن بالخيار', en: 'Cucumber yoghurt' }, price: '4.00', calories: 60 },
    { name: { ar: 'مكسرات محمّصة', en: 'Toasted nuts' }, price: '6.00', calories: 140 },
    { name: { ar: 'أرز إضافي', en: 'More rice' }, price: '8.00', calories: 260 },
  ],
}

export const dressing: DemoOptionGroup = {
  name: { ar: 'الصلصة', en: 'Dressing' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'ليمون وزيت زيتون', en: 'Lemon and olive oil' }, price: '0.00', preset: true },
    { name: { ar: 'دبس رمان', en: 'Pomegranate molasses' }, price: '0.00' },
    { name: { ar: 'بدون صلصة', en: 'None' }, price: '0.00' },
  ],
}

export const saladExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'حلوم مشوي', en: 'Grilled halloumi' }, price: '6.00', calories: 130 },
    { name: { ar: 'دجاج مشوي', en: 'Grilled chicken' }, price: '9.00', calories: 150 },
    { name: { ar: 'أفوكادو', en: 'Avocado' }, price: '6.00', calories: 120 },
  ],
}

export const hummusTop: DemoOptionGroup = {
  name: { ar: 'فوقه', en: 'On top' },
  min: 0,
  max: 1,
  options: [
    { name: { ar: 'لحم وصنوبر', en: 'Lamb and pine nuts' }, price: '9.00', calories: 190 },
    { name: { ar: 'شاورما دجاج', en: 'Chicken shawarma' }, price: '8.00', calories: 160 },
    { name: { ar: 'زيت وفلفل مشوي', en: 'Oil and grilled pepper' }, price: '3.00', calories: 70 },
  ],
}

export const sambusaFill: DemoOptionGroup = {
  name: { ar: 'الحشوة', en: 'Filling' },
  min: 1,
  max: 2,
  options: [
    { name: { ar: 'لحم', en: 'Meat' }, price: '0.00', preset: true },
    { name: { ar: 'جبن', en: 'Cheese' }, price: '0.00' },
    { name: { ar: 'خضار', en: 'Vegetables' }, price: '0.00' },
  ],
}

export const friesSize: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'وسط', en: 'Medium' }, price: '0.00', preset: true },
    { name: { ar: 'كبير', en: 'Large' }, price: '5.00', calories: 220 },
  ],
}
