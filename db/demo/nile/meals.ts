import type { DemoItem, DemoOptionGroup } from '../shape.ts'

/** A combo: koshari, a salad and a drink; sugarcane brings its own question. The clay pot comes back. */
export const nileMeal: DemoItem = {
  slug: 'nile-meal',
  name: { ar: 'وجبة النيل', en: 'Nile meal' },
  description: {
    ar: 'كشري وسلطة ومشروب، والكشري في طاجن فخار يرجع لنا.',
    en: 'Koshari, a salad and a drink. The koshari comes in a clay pot that you bring back.',
  },
  price: '95.00',
  calories: 900,
  picture: '1f371',
  allergens: ['gluten', 'sesame'],
  options: [
    {
      name: { ar: 'الكشري', en: 'Koshari' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'كشري النيل', en: 'Nile koshari' }, price: '0.00', item: 'koshari-classic' },
        {
          name: { ar: 'كشري أصفر إسكندراني', en: 'Yellow Alexandrian koshari' },
          price: '0.00',
          item: 'koshari-lentil',
        },
        {
          name: { ar: 'كشري بالفراخ المشوية', en: 'Koshari with grilled chicken' },
          price: '30.00',
          item: 'koshari-chicken',
        },
      ],
    },
    {
      name: { ar: 'السلطة', en: 'Salad' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'سلطة بلدي', en: 'Baladi salad' }, price: '0.00', item: 'salad-baladi', preset: true },
        { name: { ar: 'سلطة طحينة', en: 'Tahini salad' }, price: '0.00', item: 'tahini-salad' },
        { name: { ar: 'طرشي', en: 'Pickles' }, price: '0.00', item: 'torshi' },
      ],
    },
    {
      name: { ar: 'المشروب', en: 'Drink' },
      min: 1,
      max: 1,
      options: [
        { name: { ar: 'كركديه', en: 'Hibiscus' }, price: '0.00', item: 'karkade' },
        { name: { ar: 'عصير قصب', en: 'Sugarcane juice' }, price: '0.00', item: 'sugarcane' },
        { name: { ar: 'مانجو عويس', en: 'Owais mango' }, price: '15.00', item: 'mango-owais' },
      ],
    },
    {
      name: { ar: 'القصب', en: 'Sugarcane' },
      min: 1,
      max: 1,
      when: { group: 2, option: 1 },
      options: [
        { name: { ar: 'سادة', en: 'Plain' }, price: '0.00' },
        { name: { ar: 'بالليمون', en: 'With lemon' }, price: '0.00' },
        { name: { ar: 'بالزنجبيل', en: 'With ginger' }, price: '4.00' },
      ],
    },
  ],
  deposits: [{ name: { ar: 'طاجن فخار', en: 'Clay pot' }, amount: '60.00', min: 1, max: 2 }],
  tags: ['new'],
  makeMinutes: 12,
}

/** The first two are a gift of the house. */
export const iceCreamTop: DemoOptionGroup = {
  name: { ar: 'على الوش', en: 'On top' },
  min: 0,
  max: 5,
  free: 2,
  options: [
    { name: { ar: 'مكسرات', en: 'Nuts' }, price: '12.00', max: 2, calories: 100 },
    { name: { ar: 'زبيب', en: 'Raisins' }, price: '6.00', calories: 50 },
    { name: { ar: 'جوز هند', en: 'Coconut' }, price: '6.00', calories: 60 },
    { name: { ar: 'قشطة', en: 'Cream' }, price: '14.00', calories: 130 },
  ],
}
