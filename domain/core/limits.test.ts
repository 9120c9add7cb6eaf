import { expect, it } from 'vitest'
import { constants, limits } from './limits.ts'

it('spec 5, 9: limits of text and pictures are those of the specification', () => {
  expect(limits).toMatchObject({
    name: 30,
    email: 50,
    notes: 500,
    plateNumber: 20,
    addressDescription: 300,
    imagesPerUpload: 6,
    imageBytes: 4 * 1024 * 1024,
    codeDigits: 4,
  })
})

it('spec 1, 9: constants are those of the specification', () => {
  expect(constants).toMatchObject({
    reloadThrottleMs: 60_000,
    languageCookie: 'lang',
    languageCookieDays: 365,
    defaultGuests: 1,
    tagManagerDelayMs: 250,
    popupCookieSecondsPerPeriod: 60,
    loadingBar: { heightPx: 2, durationMs: 5000, throttleMs: 200 },
    minimumLoadingMs: 200,
    earthRadiusKm: 6371,
    calorieHints: { man: 2500, woman: 2000, child: 1800 },
    openGraphImagePx: 500,
    mapMarkerPx: { width: 38, height: 95 },
  })
})
