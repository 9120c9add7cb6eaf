import { describe, expect, it } from 'vitest'
import { addressForm, addressProblems, withNames } from './address-form.ts'

const empty = addressForm(undefined)

describe('the form of an address', () => {
  it('spec 5: misses the street alone, and says which text is too long', () => {
    expect(addressProblems(empty)).toEqual({ street_name: 'form.required' })
    expect(
      addressProblems({
        ...empty,
        street_name: 'Olaya',
        description: 'x'.repeat(301),
        floor_number: '1'.repeat(21),
      }),
    ).toEqual({ description: 'form.too-long', floor_number: 'form.too-long' })
    expect(addressProblems({ ...empty, street_name: 'Olaya' })).toEqual({})
  })

  it('takes the street from the map until somebody writes it', () => {
    const named = { geocode_address: 'Olaya Street, Riyadh', street_name: 'Olaya Street' }
    const filled = withNames(empty, named, '')
    expect(filled).toMatchObject(named)
    const moved = withNames(filled, { geocode_address: 'B', street_name: 'King Fahd Road' }, 'Olaya Street')
    expect(moved.street_name).toBe('King Fahd Road')
    const typed = withNames({ ...moved, street_name: 'My own words' }, named, 'King Fahd Road')
    expect(typed).toMatchObject({ street_name: 'My own words', geocode_address: 'Olaya Street, Riyadh' })
  })

  it('keeps what it has where nothing has a name', () => {
    const filled = withNames({ ...empty, street_name: 'A' }, { geocode_address: '', street_name: '' }, 'A')
    expect(filled.street_name).toBe('A')
  })
})
