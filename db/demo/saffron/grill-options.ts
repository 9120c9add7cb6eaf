import type { DemoOptionGroup } from '../shape.ts'

export const burgerSize: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'عادي', en: 'Regular' }, price: '0.00', preset: true },
    { name: { ar: 'كبير', en: 'Large' }, price: '6.00', calories: 180 },
    { name: { ar: 'مزدوج', en: 'Double' }, price: '12.00', calories: 320 },
  ],
}

export const doneness: DemoOptionGroup = {
  name: { ar: 'درجة الشواء', en: 'How it is grilled' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'متوسط', en: 'Medium' }, price: '0.00' },
    { name: { ar: 'متوسط إلى ناضج', en: 'Medium well' }, price: '0.00' },
    { name: { ar: 'ناضج', en: 'Well done' }, price: '0.00' },
  ],
}

export const burgerExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'شيدر مدخّن', en: 'Smoked cheddar' }, price: '4.00', max: 2, calories: 110 },
    { name: { ar: 'بيضة مقلية', en: 'Fried egg' }, price: '5.00', calories: 90 },
    { name: { ar: 'بصل مكرمل', en: 'Caramelised onion' }, price: '3.00', calories: 40 },
    { name: { ar: 'هالبينو', en: 'Jalapeños' }, price: '3.00', calories: 5 },
    { name: { ar: 'حلوم مشوي', en: 'Grilled halloumi' }, price: '6.00', calories: 130 },
  ],
}

export const burgerRemovals: DemoOptionGroup = {
  name: { ar: 'بدون', en: 'Leave out' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'بدون بصل', en: 'No onion' }, price: '0.00' },
    { name: { ar: 'بدون طماطم', en: 'No tomato' }, price: '0.00' },
    { name: { ar: 'بدون مخلل', en: 'No pickles' }, price: '0.00' },
    { name: { ar: 'بدون صلصة', en: 'No sauce' }, price: '0.00' },
  ],
}

export const sauces: DemoOptionGroup = {
  name: { ar: 'صلصات', en: 'Sauces' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'ثومية', en: 'Garlic sauce' }, price: '2.00', max: 2, calories: 120 },
    { name: { ar: 'طحينة', en: 'Tahini' }, price: '2.00', max: 2, calories: 90 },
    { name: { ar: 'دقوس حار', en: 'Hot daqoos' }, price: '2.00', max: 2, calories: 15 },
    { name: { ar: 'باربكيو', en: 'Barbecue' }, price: '2.00', max: 2, calories: 60 },
  ],
}

export const heat: DemoOptionGroup = {
  name: { ar: 'الحرارة', en: 'Heat' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'خفيف', en: 'Mild' }, price: '0.00', preset: true },
    { name: { ar: 'حار', en: 'Hot' }, price: '0.00' },
    { name: { ar: 'حار جدًا', en: 'Very hot' }, price: '0.00' },
  ],
}

export const shawarmaBread: DemoOptionGroup = {
  name: { ar: 'الخبز', en: 'Bread' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'صاج', en: 'Saj' }, price: '0.00', preset: true },
    { name: { ar: 'خبز عربي', en: 'Arabic bread' }, price: '0.00' },
    { name: { ar: 'صامولي', en: 'Samoli' }, price: '0.00' },
    { name: { ar: 'بدون خبز، في صحن', en: 'No bread, on a plate' }, price: '2.00' },
  ],
}

export const shawarmaExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 4,
  options: [
    { name: { ar: 'ثومية إضافية', en: 'More garlic sauce' }, price: '2.00', max: 2, calories: 120 },
    { name: { ar: 'بطاطس في الداخل', en: 'Fries inside' }, price: '3.00', calories: 150 },
    { name: { ar: 'جبن', en: 'Cheese' }, price: '3.00', calories: 90 },
    { name: { ar: 'دجاج إضافي', en: 'More chicken' }, price: '8.00', calories: 160 },
    { name: { ar: 'مخلل إضافي', en: 'More pickles' }, price: '1.00', calories: 5 },
  ],
}

export const shawarmaRemovals: DemoOptionGroup = {
  name: { ar: 'بدون', en: 'Leave out' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'بدون مخلل', en: 'No pickles' }, price: '0.00' },
    { name: { ar: 'بدون ثومية أو طحينة', en: 'No garlic sauce or tahini' }, price: '0.00' },
    { name: { ar: 'بدون بصل', en: 'No onion' }, price: '0.00' },
  ],
}

export const grillSide: DemoOptionGroup = {
  name: { ar: 'الطبق الجانبي', en: 'Side' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'أرز بالزعفران', en: 'Saffron rice' }, price: '0.00', preset: true },
    { name: { ar: 'بطاطس مقلية', en: 'Fries' }, price: '0.00' },
    { name: { ar: 'سلطة خضراء', en: 'Green salad' }, price: '0.00' },
    { name: { ar: 'حمص', en: 'Hummus' }, price: '4.00' },
  ],
}

export const grillSide2: DemoOptionGroup = {
  name: { ar: 'طبق جانبي ثانٍ', en: 'Second side' },
  min: 0,
  max: 2,
  options: [
    { name: { ar: 'متبل', en: 'Mutabbal' }, price: '9.00' },
    { name: { ar: 'تبولة', en: 'Tabbouleh' }, price: '11.00' },
    { name: { ar: 'بطاطس كبيرة', en: 'Large fries' }, price: '10.00' },
  ],
}

export const grillExtras: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'سيخ خضار', en: 'Vegetable skewer' }, price: '7.00', max: 2, calories: 60 },
    { name: { ar: 'خبز تنور', en: 'Tannour bread' }, price: '2.00', max: 3, calories: 180 },
    { name: { ar: 'طماطم وبصل مشويان', en: 'Grilled tomato and onion' }, price: '4.00', calories: 35 },
  ],
}
