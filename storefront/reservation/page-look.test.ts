import { describe, expect, it } from 'vitest'
import { readLook } from './page-look.ts'

const settings = (text: string, background: string, picture = '') => [
  { key: 'reservation.page_title', value: { ar: 'احجز', en: 'Reserve' } },
  { key: 'reservation.page_background_color', value: background },
  { key: 'reservation.page_text_color', value: text },
  { key: 'reservation.page_background_image', value: picture },
]

describe('the look of the page of reservations', () => {
  it('spec 3: reservation page styles do what they say', () => {
    expect(readLook(settings('#eef5f9', '#0b1622', 'pic1'))).toEqual({
      title: { ar: 'احجز', en: 'Reserve' },
      background: '#0b1622',
      text: '#eef5f9',
      pictureId: 'pic1',
    })
  })

  it('text that could not be read on its ground gives way to white or ink', () => {
    expect(readLook(settings('#0b1622', '#0c1824')).text).toBe('#ffffff')
    expect(readLook(settings('#fafafa', '#ffffff')).text).toBe('#14110f')
  })

  it('without settings it is the house’s own', () => {
    expect(readLook([])).toMatchObject({ background: '#faf6f1', text: '#211812', pictureId: undefined })
  })
})
