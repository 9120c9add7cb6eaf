/** The limits and constants of spec 5 and 9 in one place. Text limits count characters, not bytes. */
export const limits = {
  name: 30, // spec 5
  email: 50, // spec 5
  notes: 500, // spec 5
  plateNumber: 20, // spec 5
  addressDescription: 300, // spec 5
  streetName: 120,
  buildingNumber: 20,
  specialMark: 100,
  geocodeAddress: 300,
  addressesPerCustomer: 20,
  vehiclesPerCustomer: 10,
  arrivalPlace: 40,
  arrivalsPerOrder: 5,
  imagesPerUpload: 6, // spec 5
  imageBytes: 4 * 1024 * 1024, // spec 5: "Image size can't exceed 4 MB"
  codeDigits: 4, // spec 5
  quantity: 99,
  linesPerCart: 60,
  imagePixels: 40_000_000,
  zoneCorners: 100,
  zoneRadiusMetres: 100_000,
  zoneMinutes: 240,
  zoneAmount: 100_000_00,
  zonesPerBranch: 50,
  gatewayMinimum: 100, // safety 7: the least that a card is charged, minor units
  couponCode: 30,
  challengesRunning: 20,
  challengeTerms: 1000,
  ordersPerRun: 20,
  taxNumber: 30,
  branchName: 60,
  branchAddress: 200,
  branches: 500,
  staffName: 60,
  staffPassword: 10, // the least
  invitationDays: 7,
  domains: 20,
  staffMembers: 500,
  passkeysPerMember: 10,
  dishName: 80,
  dishPrice: 1_000_000_00,
  dishCode: 40,
  menuFileBytes: 2 * 1024 * 1024,
  menuFileRows: 3000,
  optionGroups: 20,
  optionsPerGroup: 60,
  depositsPerItem: 10,
  priceChangesPerItem: 20,
  ratingDays: 14,
  ratingChangeHours: 24,
  ratingsShownFrom: 3,
  ratingSumMinutes: 5,
} as const

export const constants = {
  reloadThrottleMs: 60_000, // spec 9
  languageCookieDays: 365, // spec 9
  languageCookie: 'lang', // spec 1
  defaultGuests: 1, // spec 9
  reservationSource: 'web', // spec 9
  tagManagerDelayMs: 250, // spec 9
  popupCookieSecondsPerPeriod: 60, // spec 9
  loadingBar: { heightPx: 2, durationMs: 5000, throttleMs: 200 }, // spec 9
  minimumLoadingMs: 200, // spec 9
  earthRadiusKm: 6371, // spec 9
  calorieHints: { man: 2500, woman: 2000, child: 1800 }, // spec 9
  openGraphImagePx: 500, // spec 9
  mapMarkerPx: { width: 38, height: 95 }, // spec 9
  holdMinutes: 15, // domain "Orders"
  reviveMinutes: 10, // safety 3
  undoSeconds: 5, // domain "Orders"
  businessDayStartMinutes: 5 * 60, // safety 37
} as const
