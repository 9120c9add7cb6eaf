import type { Words } from '../core/words.ts'

/** What special hours are called that were filled in from the proposal and have no name yet. */
export const ramadanWords: Words = { ar: 'رمضان', en: 'Ramadan' }
