import type { DemoOptionGroup } from '../shape.ts'

export const feteerDip: DemoOptionGroup = {
  name: { ar: 'على جنب', en: 'On the side' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'عسل أسود وطحينة', en: 'Molasses and tahini' }, price: '20.00', calories: 180 },
    { name: { ar: 'قشطة', en: 'Cream' }, price: '30.00', calories: 160 },
    { name: { ar: 'جبنة قديمة', en: 'Aged cheese' }, price: '25.00', calories: 90 },
    { name: { ar: 'عسل نحل', en: 'Honey' }, price: '25.00', calories: 120 },
  ],
}

export const sweetTop: DemoOptionGroup = {
  name: { ar: 'فوقه', en: 'On top' },
  min: 0,
  max: 3,
  options: [
    { name: { ar: 'قشطة', en: 'Cream' }, price: '20.00', calories: 120 },
    { name: { ar: 'مكسرات', en: 'Nuts' }, price: '20.00', calories: 110 },
    { name: { ar: 'آيس كريم', en: 'Ice cream' }, price: '25.00', calories: 140 },
  ],
}

export const zalabiaTop: DemoOptionGroup = {
  name: { ar: 'فوقها', en: 'Poured over' },
  min: 1,
  max: 2,
  options: [
    { name: { ar: 'شربات', en: 'Syrup' }, price: '0.00', preset: true },
    { name: { ar: 'سكر بودرة', en: 'Icing sugar' }, price: '0.00' },
    { name: { ar: 'شوكولاتة', en: 'Chocolate' }, price: '15.00', calories: 130 },
  ],
}

export const cupSize: DemoOptionGroup = {
  name: { ar: 'الحجم', en: 'Size' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'وسط', en: 'Medium' }, price: '0.00', preset: true },
    { name: { ar: 'كبير', en: 'Large' }, price: '12.00', calories: 70 },
  ],
}

export const iceLevel: DemoOptionGroup = {
  name: { ar: 'التلج', en: 'Ice' },
  min: 0,
  max: 1,
  options: [
    { name: { ar: 'تلج قليل', en: 'A little' }, price: '0.00' },
    { name: { ar: 'بدون تلج', en: 'No ice' }, price: '0.00' },
  ],
}

export const sugar: DemoOptionGroup = {
  name: { ar: 'السكر', en: 'Sugar' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'مظبوط', en: 'Medium' }, price: '0.00', preset: true },
    { name: { ar: 'خفيف', en: 'A little' }, price: '0.00' },
    { name: { ar: 'زيادة', en: 'Sweet' }, price: '0.00' },
    { name: { ar: 'بدون', en: 'None' }, price: '0.00' },
  ],
}

export const coffeeSugar: DemoOptionGroup = {
  name: { ar: 'القهوة', en: 'Your coffee' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'سادة', en: 'No sugar' }, price: '0.00' },
    { name: { ar: 'عالريحة', en: 'A hint of sugar' }, price: '0.00' },
    { name: { ar: 'مظبوطة', en: 'Medium' }, price: '0.00', preset: true },
    { name: { ar: 'زيادة', en: 'Sweet' }, price: '0.00' },
  ],
}

export const softDrink: DemoOptionGroup = {
  name: { ar: 'النوع', en: 'Which one' },
  min: 1,
  max: 1,
  options: [
    { name: { ar: 'كولا', en: 'Cola' }, price: '0.00' },
    { name: { ar: 'كولا بلا سكر', en: 'Cola without sugar' }, price: '0.00' },
    { name: { ar: 'ليمون', en: 'Lemon' }, price: '0.00' },
    { name: { ar: 'برتقال', en: 'Orange' }, price: '0.00' },
  ],
}
