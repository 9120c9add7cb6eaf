import { describe, expect, it } from 'vitest'
import { readLook } from './page-look.ts'

const settings = (pages: string, text: string, background: string, picture = '') => [
  { key: `${pages}.page_title`, value: { ar: 'عنوان', en: 'Title' } },
  { key: `${pages}.page_background_color`, value: background },
  { key: `${pages}.page_text_color`, value: text },
  { key: `${pages}.page_background_image`, value: picture },
]
const wanted = {
  title: { ar: 'عنوان', en: 'Title' },
  background: '#0b1622',
  text: '#eef5f9',
  pictureId: 'pic1',
}

describe('the look of the pages of reservations and of the waiting list', () => {
  it('spec 3: reservation page styles do what they say', () => {
    const look = readLook(settings('reservation', '#eef5f9', '#0b1622', 'pic1'), 'reservation')
    expect(look).toEqual(wanted)
  })

  it('spec 3: waitingList page styles do what they say, and are not those of reservations', () => {
    const both = [
      ...settings('waitingList', '#eef5f9', '#0b1622', 'pic1'),
      ...settings('reservation', '#000000', '#ffffff'),
    ]
    expect(readLook(both, 'waitingList')).toEqual(wanted)
  })

  it('text that could not be read on its ground gives way to white or ink', () => {
    expect(readLook(settings('reservation', '#0b1622', '#0c1824'), 'reservation').text).toBe('#ffffff')
    expect(readLook(settings('waitingList', '#fafafa', '#ffffff'), 'waitingList').text).toBe('#14110f')
  })

  it('without settings it is the house’s own', () => {
    expect(readLook([], 'reservation')).toMatchObject({ background: '#faf6f1', text: '#211812' })
    expect(readLook([], 'waitingList')).toMatchObject({ background: '#3a1b10', text: '#fff4ea' })
  })
})
