import { expect, it } from 'vitest'
import { isCount, readDegree, whole } from './read-number.ts'

it('spec 5: whole numbers are read in either script; what a program would read besides is none', () => {
  expect(['20', ' ٢٠ ', '۲۰', '007'].map(whole)).toEqual([20, 20, 20, 7])
  for (const typed of ['', ' ', '1e2', '0x10', '2.0', '-3', '+3', 'Infinity', '1234567890'])
    expect(whole(typed)).toBeNaN()
})

it('a count begins at 1 and ends at its most', () => {
  expect(['1', '٣٠', '31', '0', '', '1e1'].map((typed) => isCount(typed, 30))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('degrees are read in either script, and an empty field is not the equator', () => {
  expect(['24.7136', '٢٤٫٧١٣٦', '-46', '−46.5', '0'].map(readDegree)).toEqual([
    24.7136, 24.7136, -46, -46.5, 0,
  ])
  for (const typed of ['', ' ', '1e2', '0x10', '24.', '24,7', 'north'])
    expect(readDegree(typed)).toBe(undefined)
})
