import type { DemoBanner } from '../shape.ts'

export const nileBanners: readonly DemoBanner[] = [
  {
    place: 'web',
    type: 'item',
    title: { ar: 'صينية الصباحية لاتنين', en: 'A morning sania for two' },
    text: { ar: 'لحد الساعة 1:00 الضهر', en: 'Until 1:00 in the afternoon' },
    picture: '1f9c6',
    target: 'morning-sania',
  },
  {
    place: 'web',
    type: 'item',
    title: { ar: 'كنافة بالمانجة رجعت', en: 'Mango konafa is back' },
    text: { ar: 'موسم العويسي', en: 'Owais season' },
    picture: '1f96d',
    target: 'konafa-mango',
  },
  {
    place: 'web',
    type: 'group',
    title: { ar: 'طواجن في الفخار', en: 'Tagines in clay' },
    text: { ar: 'خمس ساعات على نار هادية', en: 'Five hours on a low flame' },
    picture: '1f372',
    target: 'tagines',
  },
  {
    place: 'web_popup',
    type: 'item',
    title: { ar: 'العزومة علينا نجهّزها', en: 'Leave the party to us' },
    text: { ar: 'قدرة كشري لثمانية، توصل مقرمشة.', en: 'A pot of koshari for eight, and it arrives crisp.' },
    picture: '1f372',
    target: 'koshari-party',
    appearInPeriod: 720,
  },
]
