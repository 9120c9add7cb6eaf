import { expect, it } from 'vitest'
import { nationalMobile, showMobile } from '../show-mobile.ts'
import { findCountries } from './find-countries.ts'

const codes = (query: string, home = 'SA') => findCountries(query, home).map(({ iso_code2 }) => iso_code2)

it('the tenant’s country stands first, the others after it', () => {
  expect(codes('', 'AE')).toEqual(['AE', 'SA', 'EG', 'QA'])
})

it('a country is found by its name in both languages, its letters or its code, in any digits', () => {
  expect(codes('مصر')).toEqual(['EG'])
  expect(codes('السعوديه')).toEqual(['SA'])
  expect(codes('emirates')).toEqual(['AE'])
  expect(codes('qa')).toEqual(['QA'])
  expect(codes('+971')).toEqual(['AE'])
  expect(codes('٠٠٩٧٤')).toEqual(['QA'])
  expect(codes('France')).toEqual([])
})

it('a number is shown in the groups by which people read it', () => {
  expect(showMobile('+966551234567')).toBe('+966 55 123 4567')
  expect(showMobile('+201012345678')).toBe('+2 010 1234 5678')
  expect(showMobile('+97433123456')).toBe('+974 3312 3456')
  expect(showMobile('+12025550100')).toBe('+12025550100')
})

it('a number goes into a form without its country’s code, of another country with it', () => {
  expect(nationalMobile('+966551234567', 'SA')).toBe('551234567')
  expect(nationalMobile('+201012345678', 'EG')).toBe('01012345678')
  expect(nationalMobile('+201012345678', 'SA')).toBe('+201012345678')
  expect(nationalMobile('+96550012345', 'SA')).toBe('+96550012345')
  expect(nationalMobile(null, 'SA')).toBe('')
})
