import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { useClient } from '../shell/use-client.ts'
import { askOften } from '../live/ask-often.ts'
import { channels } from '#contract/core/live.ts'
import { alsoWatch, listenLive } from '../live/live-line.ts'

/** How soon the server is asked again whether a hold that ran out here has ended there. */
const endsSoonMs = 1000

/** Takes a reservation; returns whether nothing is held by it any more: cancelled, or its hold has run out. */
export function isOver({ status, hold }: Pick<ReservationWire, 'status' | 'hold'>): boolean {
  if (status === 'confirmed') return false
  return status === 'cancelled' || hold === null || hold.seconds === 0
}

/** Takes a reservation as the page came with it and the key of a message; keeps it as it is now: live, every 20 s, and at the hold's end. */
export function useLiveReservation(initial: ReservationWire, key: string | undefined) {
  const client = useClient()
  const { id } = initial
  const [reservation, setReservation] = useState(initial)
  const [ending, setEnding] = useState(false)
  const turns = useRef({ sent: 0, shown: 0 })

  const take = useCallback((now: ReservationWire) => {
    // an answer that was under way meanwhile is older than this one
    turns.current.shown = turns.current.sent += 1
    setReservation(now)
  }, [])
  const refresh = useCallback(async () => {
    const turn = (turns.current.sent += 1)
    const now = await client.reservation(id, key)
    if (turn <= turns.current.shown) return
    turns.current.shown = turn
    setReservation(now)
  }, [client, id, key])

  useEffect(() => {
    const again = () => void refresh().catch(() => undefined)
    const ends = [
      alsoWatch((tenant) => [channels.reservation(tenant, id)]),
      listenLive({ connect: again, reservation: (message) => message.id === id && again() }),
      askOften(again),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [id, refresh])

  const waits = ending && !isOver(reservation)
  useEffect(() => {
    if (!waits) return
    const again = () => void refresh().catch(() => undefined)
    again()
    const clock = setInterval(again, endsSoonMs)
    return () => clearInterval(clock)
  }, [waits, refresh])
  const holdEnded = useCallback(() => setEnding(true), [])
  return { reservation, take, refresh, holdEnded }
}
