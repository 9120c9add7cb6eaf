import type { DemoOptionGroup } from '../shape.ts'

export const baladiBread: DemoOptionGroup = {
  name: { ar: 'العيش', en: 'Bread' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'عيش بلدي', en: 'Baladi' }, price: '0.00', preset: true },
    { name: { ar: 'عيش شامي', en: 'Shami' }, price: '0.00' },
    { name: { ar: 'عيش سن', en: 'Bran' }, price: '3.00' },
    { name: { ar: 'بدون عيش', en: 'No bread' }, price: '0.00' },
  ],
}

export const fulExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'بيض مسلوق', en: 'Boiled egg' }, price: '10.00', max: 2, calories: 80 },
    { name: { ar: 'جبنة بيضا', en: 'White cheese' }, price: '12.00', calories: 90 },
    { name: { ar: 'طحينة زيادة', en: 'More tahini' }, price: '8.00', calories: 90 },
    { name: { ar: 'شطة', en: 'Chilli' }, price: '0.00' },
  ],
}

export const sandwichHeat: DemoOptionGroup = {
  name: { ar: 'الشطة', en: 'Chilli' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'بدون', en: 'None' }, price: '0.00', preset: true },
    { name: { ar: 'متوسط', en: 'Medium' }, price: '0.00' },
    { name: { ar: 'حامي', en: 'Hot' }, price: '0.00' },
  ],
}

export const koshariSize: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'وسط', en: 'Medium' }, price: '0.00', preset: true },
    { name: { ar: 'كبير', en: 'Large' }, price: '20.00', calories: 240 },
    { name: { ar: 'دبل', en: 'Double' }, price: '40.00', calories: 480 },
  ],
}

export const koshariTop: DemoOptionGroup = {
  name: { ar: 'زيادات', en: 'On top' },
  min: 0,
  max: 5,
  options: [
    { name: { ar: 'بصل محمّر زيادة', en: 'More crisp onions' }, price: '10.00', max: 2, calories: 90 },
    { name: { ar: 'حمص زيادة', en: 'More chickpeas' }, price: '10.00', calories: 80 },
    { name: { ar: 'عدس زيادة', en: 'More lentils' }, price: '10.00', calories: 90 },
    { name: { ar: 'بيضة مسلوقة', en: 'Boiled egg' }, price: '12.00', max: 2, calories: 80 },
    { name: { ar: 'صلصة زيادة', en: 'More sauce' }, price: '8.00', calories: 30 },
  ],
}

export const daqqa: DemoOptionGroup = {
  name: { ar: 'الدقة والشطة', en: 'Daqqa and chilli' },
  min: 0,
  max: 2,
  options: [
    { name: { ar: 'دقة بالتوم', en: 'Garlic daqqa' }, price: '0.00', preset: true },
    { name: { ar: 'شطة', en: 'Chilli' }, price: '0.00' },
  ],
}

export const feteerSize: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'صغير', en: 'Small' }, price: '0.00', preset: true },
    { name: { ar: 'وسط', en: 'Medium' }, price: '45.00', calories: 420 },
    { name: { ar: 'عائلي', en: 'Family' }, price: '110.00', calories: 980 },
  ],
}

export const feteerExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'موتزاريلا زيادة', en: 'More mozzarella' }, price: '30.00', calories: 150 },
    { name: { ar: 'زيتون', en: 'Olives' }, price: '15.00', calories: 40 },
    { name: { ar: 'مشروم', en: 'Mushrooms' }, price: '20.00', calories: 20 },
    { name: { ar: 'فلفل حامي', en: 'Hot peppers' }, price: '8.00', calories: 5 },
  ],
}

export const hawawshiKind: DemoOptionGroup = {
  name: { ar: 'العيش', en: 'Bread' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'عيش بلدي', en: 'Baladi bread' }, price: '0.00', preset: true },
    { name: { ar: 'عجينة إسكندراني', en: 'Alexandrian dough' }, price: '20.00', calories: 160 },
  ],
}

export const sandwichExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'جبنة رومي', en: 'Rumi cheese' }, price: '15.00', calories: 100 },
    { name: { ar: 'بطاطس جوه', en: 'Fries inside' }, price: '10.00', calories: 140 },
    { name: { ar: 'طحينة زيادة', en: 'More tahini' }, price: '8.00', calories: 90 },
    { name: { ar: 'مخلل', en: 'Pickles' }, price: '5.00', calories: 5 },
  ],
}

export const sandwichRemovals: DemoOptionGroup = {
  name: { ar: 'بدون', en: 'Leave out' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'بدون بصل', en: 'No onion' }, price: '0.00' },
    { name: { ar: 'بدون طحينة', en: 'No tahini' }, price: '0.00' },
    { name: { ar: 'بدون فلفل', en: 'No pepper' }, price: '0.00' },
  ],
}

export const finoBread: DemoOptionGroup = {
  name: { ar: 'العيش', en: 'Bread' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'فينو', en: 'Fino' }, price: '0.00', preset: true },
    { name: { ar: 'بلدي', en: 'Baladi' }, price: '0.00' },
    { name: { ar: 'شامي', en: 'Shami' }, price: '0.00' },
  ],
}

export const tagineSide: DemoOptionGroup = {
  name: { ar: 'معاه', en: 'With it' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'رز أبيض', en: 'White rice' }, price: '0.00', preset: true },
    { name: { ar: 'رز بالشعرية', en: 'Rice with vermicelli' }, price: '0.00' },
    { name: { ar: 'عيش بلدي', en: 'Baladi bread' }, price: '0.00' },
  ],
}

export const tagineExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'رز زيادة', en: 'More rice' }, price: '25.00', calories: 260 },
    { name: { ar: 'طرشي', en: 'Pickles' }, price: '12.00', calories: 15 },
    { name: { ar: 'سلطة خضرا', en: 'Green salad' }, price: '25.00', calories: 60 },
  ],
}

export const mahshiKind: DemoOptionGroup = {
  name: { ar: 'النوع', en: 'Kind' },
  min: 1,
  max: 3,
  options: [
    { name: { ar: 'كوسة', en: 'Courgette' }, price: '0.00', preset: true },
    { name: { ar: 'باذنجان', en: 'Aubergine' }, price: '0.00' },
    { name: { ar: 'فلفل', en: 'Pepper' }, price: '0.00' },
    { name: { ar: 'ورق عنب', en: 'Vine leaves' }, price: '20.00', calories: 90 },
  ],
}

export const grillWeight: DemoOptionGroup = {
  name: { ar: 'الوزن', en: 'Weight' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'ربع كيلو', en: 'Quarter kilo' }, price: '0.00', preset: true },
    { name: { ar: 'نص كيلو', en: 'Half kilo' }, price: '170.00', calories: 720 },
    { name: { ar: 'كيلو', en: 'One kilo' }, price: '490.00', calories: 2160 },
  ],
}

export const grillSide: DemoOptionGroup = {
  name: { ar: 'معاه', en: 'With it' },
  min: 1,
  max: 2,
  options: [
    { name: { ar: 'رز', en: 'Rice' }, price: '0.00', preset: true },
    { name: { ar: 'بطاطس محمّرة', en: 'Fries' }, price: '0.00' },
    { name: { ar: 'سلطة بلدي', en: 'Baladi salad' }, price: '0.00' },
    { name: { ar: 'عيش وطحينة', en: 'Bread and tahini' }, price: '0.00' },
  ],
}

export const doneness: DemoOptionGroup = {
  name: { ar: 'التسوية', en: 'How it is grilled' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'نص تسوية', en: 'Medium' }, price: '0.00' },
    { name: { ar: 'مستوي', en: 'Well done' }, price: '0.00' },
  ],
}

export const hamamKind: DemoOptionGroup = {
  name: { ar: 'الحشو', en: 'Stuffing' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'أرز', en: 'Rice' }, price: '0.00' },
    { name: { ar: 'فريك', en: 'Freekeh' }, price: '10.00' },
  ],
}
