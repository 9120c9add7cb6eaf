import type { DemoOptionGroup } from '../shape.ts'

export const pancakeTop: DemoOptionGroup = {
  name: { ar: 'فوقه', en: 'On top' },
  min: 1,
  max: 3,
  options: [
    { name: { ar: 'شراب تمر', en: 'Date syrup' }, price: '0.00', preset: true },
    { name: { ar: 'شراب القيقب', en: 'Maple syrup' }, price: '0.00' },
    { name: { ar: 'شوكولاتة وبندق', en: 'Chocolate hazelnut' }, price: '8.00', calories: 130 },
    { name: { ar: 'توت', en: 'Berries' }, price: '9.00', calories: 40 },
  ],
}

export const bowlSweet: DemoOptionGroup = {
  name: { ar: 'إضافات', en: 'Extras' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'زبدة الفول السوداني', en: 'Peanut butter' }, price: '7.00', calories: 120 },
    { name: { ar: 'بذور الشيا', en: 'Chia seeds' }, price: '4.00', calories: 60 },
    { name: { ar: 'عسل', en: 'Honey' }, price: '4.00', calories: 60 },
  ],
}

export const sweetExtra: DemoOptionGroup = {
  name: { ar: 'معه', en: 'With it' },
  min: 0,
  max: 2,
  options: [
    { name: { ar: 'كرة فانيليا', en: 'A scoop of vanilla' }, price: '10.00', calories: 120 },
    { name: { ar: 'توت', en: 'Berries' }, price: '9.00', calories: 40 },
    { name: { ar: 'صلصة شوكولاتة', en: 'Chocolate sauce' }, price: '6.00', calories: 90 },
  ],
}

export const softServe: DemoOptionGroup = {
  name: { ar: 'في', en: 'In a' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'بسكويت', en: 'Cone' }, price: '0.00', preset: true },
    { name: { ar: 'كوب', en: 'Cup' }, price: '0.00' },
  ],
}

export const doughnutGlaze: DemoOptionGroup = {
  name: { ar: 'الطلاء', en: 'Glaze' },
  min: 1,
  max: 3,
  options: [
    { name: { ar: 'سكر وقرفة', en: 'Cinnamon sugar' }, price: '0.00', preset: true },
    { name: { ar: 'شوكولاتة', en: 'Chocolate' }, price: '0.00' },
    { name: { ar: 'زعفران', en: 'Saffron' }, price: '2.00' },
    { name: { ar: 'ورد', en: 'Rose' }, price: '0.00' },
  ],
}

export const cupSize: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'وسط', en: 'Medium' }, price: '0.00', preset: true },
    { name: { ar: 'كبير', en: 'Large' }, price: '5.00', calories: 80 },
  ],
}

export const coffeeBean: DemoOptionGroup = {
  name: { ar: 'البن', en: 'Beans' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'إثيوبي، زهري', en: 'Ethiopia, floral' }, price: '0.00', preset: true },
    { name: { ar: 'كولومبي، شوكولاتة', en: 'Colombia, chocolate' }, price: '0.00' },
    { name: { ar: 'منزوع الكافيين', en: 'Decaffeinated' }, price: '0.00' },
  ],
}

export const milkKind: DemoOptionGroup = {
  name: { ar: 'الحليب', en: 'Milk' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'كامل الدسم', en: 'Whole' }, price: '0.00', preset: true },
    { name: { ar: 'قليل الدسم', en: 'Low fat' }, price: '0.00' },
    { name: { ar: 'شوفان', en: 'Oat' }, price: '5.00' },
    { name: { ar: 'جوز الهند', en: 'Coconut' }, price: '5.00' },
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

export const waterKind: DemoOptionGroup = {
  name: { ar: 'النوع', en: 'Which one' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'عادي', en: 'Still' }, price: '0.00', preset: true },
    { name: { ar: 'غازي', en: 'Sparkling' }, price: '4.00' },
  ],
}
