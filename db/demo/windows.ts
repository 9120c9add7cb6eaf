import type { TimeWindow } from '#domain/core/time-window.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const at = (hour: number, minute = 0) => hour * 60 + minute

const daily = (from: number, to: number): readonly TimeWindow[] => [{ days: everyDay, from, to }]

/** From six to six: always open, and its business day passes midnight. */
export const dayAndNight = daily(at(6), at(30))

/** Sunday to Wednesday until one, the three evenings of the week's end until three. */
export const riyadhEvenings: readonly TimeWindow[] = [
  { days: [0, 1, 2, 3], from: at(6), to: at(25) },
  { days: [4, 5, 6], from: at(6), to: at(27) },
]

/** Closed in the Friday prayer. */
export const jeddahSeaside: readonly TimeWindow[] = [
  { days: [0, 1, 2, 3, 6], from: at(7), to: at(26) },
  { days: [4], from: at(7), to: at(28) },
  { days: [5], from: at(7), to: at(11) },
  { days: [5], from: at(13), to: at(28) },
]

export const cairoLate: readonly TimeWindow[] = [
  { days: [0, 1, 2, 3], from: at(7), to: at(25, 30) },
  { days: [4, 5, 6], from: at(7), to: at(27) },
]

export const alexandriaSeaside = daily(at(8), at(26))

export const gulfCafe: readonly TimeWindow[] = [
  { days: [0, 1, 2, 3, 4], from: at(7, 30), to: at(24) },
  { days: [5, 6], from: at(8), to: at(25, 30) },
]

export const saffronBreakfast = daily(at(5, 30), at(11, 30))
export const nileMorning = daily(at(6), at(13))
export const nileEvening = daily(at(17), at(26))
export const marinaBrunch: readonly TimeWindow[] = [
  { days: [1, 2, 3, 4, 5], from: at(7, 30), to: at(13) },
  { days: [0, 6], from: at(8), to: at(16) },
]
