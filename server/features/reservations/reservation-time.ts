/** Takes minutes from a day's midnight (may pass 1440); returns the clock of it as it travels, HH:mm. */
export function clockOf(minutes: number): string {
  const inDay = minutes % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** Takes HH:mm and whether it is after the day's midnight; returns minutes from the day's midnight. */
export function minutesOf(clock: string, isNextDay: boolean): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes + (isNextDay ? 1440 : 0)
}
