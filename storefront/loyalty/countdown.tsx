import { useEffect, useState } from 'react'
import { N } from '#ui/text/n.tsx'
import { serverNow } from '#web/server-time.ts'
import { dayMs, hourSeconds, minuteMs } from '#domain/core/durations.ts'
import { Say } from '../i18n/say.tsx'

interface CountdownProps {
  /** ISO. */
  readonly until: string
  /** When the page was rendered, ISO: the time starts from there and moves after mounting (safety 24). */
  readonly renderedAt: string
  /** Says the last minutes to those who only hear the page. */
  readonly announced?: boolean
}

const two = (n: number) => String(n).padStart(2, '0')

/** The time that is left: days, and below a day the clock of hours, minutes and seconds. */
export function Countdown({ until, renderedAt, announced = false }: CountdownProps) {
  const [now, setNow] = useState(() => Date.parse(renderedAt))
  useEffect(() => {
    const look = () => setNow(serverNow())
    const first = setTimeout(look)
    const clock = setInterval(look, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(clock)
    }
  }, [])
  const left = Math.max(0, Date.parse(until) - now)
  const minutes = Math.ceil(left / minuteMs)
  const days = Math.floor(left / dayMs)
  return (
    <>
      {days > 0 ? (
        <Say k="challenges.days" count={days} holes={{ count: <N>{days}</N> }} />
      ) : (
        <N>{clockOf(left)}</N>
      )}
      {announced && (
        <span role="status" className="vh">
          {(minutes === 5 || minutes === 1) && (
            <Say k="challenges.minutes-left" count={minutes} holes={{ count: minutes }} />
          )}
        </span>
      )}
    </>
  )
}

function clockOf(left: number): string {
  const seconds = Math.floor(left / 1000)
  return [Math.floor(seconds / hourSeconds), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
}
