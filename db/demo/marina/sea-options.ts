import type { DemoOptionGroup } from '../shape.ts'

export const sushiPieces: DemoOptionGroup = {
  name: { ar: 'العدد', en: 'Pieces' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: '4 قطع', en: '4 pieces' }, price: '0.00', preset: true },
    { name: { ar: '8 قطع', en: '8 pieces' }, price: '40.00', calories: 310 },
  ],
}

export const rollPieces: DemoOptionGroup = {
  name: { ar: 'العدد', en: 'Pieces' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'نصف، 4 قطع', en: 'Half, 4 pieces' }, price: '0.00' },
    { name: { ar: 'كامل، 8 قطع', en: 'Whole, 8 pieces' }, price: '28.00', preset: true, calories: 300 },
  ],
}

export const soyChoice: DemoOptionGroup = {
  name: { ar: 'الصلصة', en: 'Sauce' },
  min: 1,
  max: 2,
  options: [
    { name: { ar: 'صويا', en: 'Soy' }, price: '0.00', preset: true },
    { name: { ar: 'صويا بلا جلوتين', en: 'Gluten free soy' }, price: '0.00' },
    { name: { ar: 'بونزو', en: 'Ponzu' }, price: '3.00' },
  ],
}

export const wasabi: DemoOptionGroup = {
  name: { ar: 'على جنب', en: 'On the side' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'واسابي', en: 'Wasabi' }, price: '0.00' },
    { name: { ar: 'زنجبيل مخلل', en: 'Pickled ginger' }, price: '0.00', max: 2 },
    { name: { ar: 'مايونيز حار', en: 'Chilli mayonnaise' }, price: '4.00', calories: 110 },
  ],
}

export const ceviche: DemoOptionGroup = {
  name: { ar: 'الحرارة', en: 'Heat' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'خفيف', en: 'Mild' }, price: '0.00', preset: true },
    { name: { ar: 'حار', en: 'Hot' }, price: '0.00' },
  ],
}

export const oysterCount: DemoOptionGroup = {
  name: { ar: 'العدد', en: 'How many' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: '6 حبات', en: 'Six' }, price: '0.00', preset: true },
    { name: { ar: '12 حبة', en: 'Twelve' }, price: '88.00', calories: 120 },
  ],
}

export const seaSide: DemoOptionGroup = {
  name: { ar: 'الطبق الجانبي', en: 'Side' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'أرز بالليمون', en: 'Lemon rice' }, price: '0.00', preset: true },
    { name: { ar: 'بطاطس مقلية', en: 'Fries' }, price: '0.00' },
    { name: { ar: 'خضار مشوية', en: 'Grilled vegetables' }, price: '0.00' },
    { name: { ar: 'بطاطس مهروسة بالكمأة', en: 'Truffle mash' }, price: '12.00', calories: 180 },
  ],
}

export const seaSide2: DemoOptionGroup = {
  name: { ar: 'طبق جانبي ثانٍ', en: 'Second side' },
  min: 0,
  max: 2,
  options: [
    { name: { ar: 'سلطة سيزر', en: 'Caesar salad' }, price: '24.00' },
    { name: { ar: 'ذرة مشوية', en: 'Grilled corn' }, price: '16.00' },
    { name: { ar: 'بروكلي بالثوم', en: 'Garlic broccoli' }, price: '18.00' },
  ],
}

export const seaSauce: DemoOptionGroup = {
  name: { ar: 'الصلصة', en: 'Sauce' },
  min: 1,
  max: 2,
  options: [
    { name: { ar: 'زبدة الليمون', en: 'Lemon butter' }, price: '0.00', preset: true },
    { name: { ar: 'تارتار', en: 'Tartare' }, price: '0.00' },
    { name: { ar: 'هريسة', en: 'Harissa' }, price: '0.00' },
    { name: { ar: 'مايونيز الثوم', en: 'Garlic mayonnaise' }, price: '3.00' },
  ],
}

export const grillHeat: DemoOptionGroup = {
  name: { ar: 'الحرارة', en: 'Heat' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'خفيف', en: 'Mild' }, price: '0.00', preset: true },
    { name: { ar: 'متوسط', en: 'Medium' }, price: '0.00' },
    { name: { ar: 'حار', en: 'Hot' }, price: '0.00' },
  ],
}

export const friesKind: DemoOptionGroup = {
  name: { ar: 'البطاطس', en: 'Chips' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'سميكة', en: 'Thick cut' }, price: '0.00', preset: true },
    { name: { ar: 'رفيعة', en: 'Thin' }, price: '0.00' },
    { name: { ar: 'بطاطا حلوة', en: 'Sweet potato' }, price: '6.00' },
  ],
}
