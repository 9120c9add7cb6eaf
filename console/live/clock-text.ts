import { hourSeconds } from '#domain/core/durations.ts'

/** Takes whole seconds; returns "0:42", "12:05" or "1:02:05". */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / hourSeconds)
  const minutes = Math.floor((seconds % hourSeconds) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
