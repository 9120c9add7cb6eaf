import { describe, expect, it } from 'vitest'
import { guestLines } from './guest-lines.ts'

const guest = { contact_name: 'سارة', contact_mobile: '+966551234567' }
const home = {
  latitude: null,
  longitude: null,
  street_name: 'شارع العليا',
  building_type: 'villa',
  building_number: '12',
  floor_number: '2',
  apartment_number: '7',
  special_mark: '',
  geocode_address: '',
  description: 'الباب الأزرق',
} as const

describe('whom a receipt is for', () => {
  it('an address says which number is which', () => {
    expect(guestLines({ ...guest, draft: { address: home } })).toEqual([
      'سارة',
      '+966551234567',
      'شارع العليا',
      { ar: 'مبنى 12 · طابق 2 · شقة 7', en: 'Building 12 · Floor 2 · Apartment 7' },
      'الباب الأزرق',
    ])
    const bare = { ...home, building_number: '', floor_number: '', apartment_number: '', description: '' }
    expect(guestLines({ ...guest, draft: { address: bare } }).slice(2)).toEqual(['شارع العليا'])
  })

  it('a car is its make, its colour and its plate, in the ticket’s language', () => {
    const vehicle = { brand_id: 'kia', color_id: 'red', plate_number: 'أ ب ج 1234' }
    expect(guestLines({ ...guest, draft: { vehicle } }).at(-1)).toEqual({
      ar: 'كيا · أحمر · أ ب ج 1234',
      en: 'Kia · Red · أ ب ج 1234',
    })
  })
})
