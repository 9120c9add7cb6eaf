import { describe, expect, it } from 'vitest'
import { limits } from '#domain/core/limits.ts'
import { texts } from '#domain/platform/texts.ts'
import { arRating } from '../i18n/ar/rating.ts'
import { enRating } from '../i18n/en/rating.ts'
import { checkPhotos } from './check-photos.ts'

const small = { size: 1000 }
const large = { size: limits.imageBytes + 1 }

describe('photos that are chosen', () => {
  it('spec 5: up to 6 images; the 7th is told and stays', () => {
    expect(checkPhotos([small, small, small], 4)).toEqual({
      send: [small, small],
      problem: 'rating.photos-many',
    })
    expect(checkPhotos([small, { size: limits.imageBytes }], 4).problem).toBeUndefined()
  })

  it("spec 5: Image size can't exceed 4 MB; the others go up", () => {
    expect(checkPhotos([large, small], 0)).toEqual({ send: [small], problem: 'rating.photo-large' })
  })

  it('spec 5: a message asks to attach an image', () => {
    expect(checkPhotos([], 0)).toEqual({ send: [], problem: 'rating.photo-missing' })
    expect(checkPhotos([{ size: 0 }], 0)).toEqual({ send: [], problem: 'rating.photo-missing' })
  })

  it('says what the specification says, in both languages', () => {
    for (const [key, code] of [
      ['rating.photo-large', 'image-too-large'],
      ['rating.photo-missing', 'image-required'],
    ] as const)
      expect({ ar: arRating[key], en: enRating[key] }).toEqual({ ar: texts[code].ar, en: texts[code].en })
  })
})
