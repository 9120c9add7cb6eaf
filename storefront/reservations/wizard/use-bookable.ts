import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type {
  ReservationDaysWire,
  ReservationSettingsWire,
  ReservationSlotsWire,
} from '#contract/reservations/reservation-slots.ts'
import { useClient } from '../../shell/use-client.ts'
import { channels } from '#contract/core/live.ts'
import { alsoWatch, listenLive } from '../../live/live-line.ts'
import { moveWizard, type Wizard, type WizardAct, type WizardBounds, type ChosenPeriod } from './wizard.ts'

export interface BookableStart {
  readonly settings: ReservationSettingsWire
  readonly days: ReservationDaysWire
  readonly slots: ReservationSlotsWire
  /** The time to begin with, if it is free: of an alternative, or of the reservation that is changed. */
  readonly wanted: WantedPeriod | null
  /** A reservation that is changed: its own tables count as free. */
  readonly reservationId?: string
}

/** Takes a branch's settings; returns within what its wizard moves. Spec 3, 4, 5. */
export function boundsOf({
  reservations_settings: limits,
  today,
  first_day,
  last_day,
}: ReservationSettingsWire): WizardBounds {
  const { person_count_from: from, person_count_to: to } = limits
  return { from, to, today, firstDay: first_day, lastDay: last_day }
}

/** The first step: what is chosen, and the days and times that can be. Every load of times resets the chosen one (spec 4). */
export function useBookable(start: BookableStart) {
  const { settings } = start
  const [bounds] = useState(() => boundsOf(settings))
  const [wizard, move] = useReducer(
    (now: Wizard, act: WizardAct) => moveWizard(now, act, bounds),
    start,
    ({ slots, wanted }): Wizard => ({
      guests: slots.guests_count,
      date: slots.date,
      period: wanted && findPeriod(slots, wanted),
    }),
  )
  const days = useDays(start, wizard.guests)
  const { slots, failed, load, want } = useTimes(start, wizard, move)

  /** Goes to a time of this branch that is known to be free. */
  const take = (alternative: WantedPeriod & { readonly date: string }) => {
    const period = alternative.date === wizard.date && slots ? findPeriod(slots, alternative) : null
    if (period) return move({ what: 'choose', period })
    want(alternative)
    move({ what: 'date', date: alternative.date })
  }
  return { wizard, bounds, days, slots, failed, move, load, take }
}

export type Bookable = ReturnType<typeof useBookable>

/** Every day that can be booked, by how many come; as it was while the server cannot be reached: the times tell the truth. */
function useDays({ settings: { branch_id }, days: first, slots }: BookableStart, guests: number) {
  const client = useClient()
  const [days, setDays] = useState(first.data)
  const shown = useRef(slots.guests_count)
  useEffect(() => {
    if (shown.current === guests) return
    shown.current = guests
    client.reservationDays(branch_id, guests).then(
      (now) => shown.current === guests && setDays(now.data),
      () => undefined,
    )
  }, [client, branch_id, guests])
  return days
}

/** The times of the chosen day for the party; asked for anew when either changes, and when tables of that day are taken or freed. */
function useTimes(start: BookableStart, { guests, date }: Wizard, move: (act: WizardAct) => void) {
  const client = useClient()
  const { reservationId, settings } = start
  const { branch_id } = settings
  const [slots, setSlots] = useState<ReservationSlotsWire | undefined>(start.slots)
  const [failed, setFailed] = useState(false)
  const wanted = useRef<WantedPeriod>(undefined)
  const turn = useRef(0)
  const shown = useRef(`${start.slots.date} ${start.slots.guests_count}`)

  const ask = useCallback(
    () =>
      client.reservationSlots(branch_id, {
        date,
        guests_count: guests,
        ...(reservationId && { reservation_id: reservationId }),
      }),
    [client, branch_id, date, guests, reservationId],
  )
  const load = useCallback(async () => {
    const mine = (turn.current += 1)
    move({ what: 'loading' })
    setSlots(undefined)
    setFailed(false)
    try {
      const now = await ask()
      if (mine !== turn.current) return
      setSlots(now)
      const period = wanted.current && findPeriod(now, wanted.current)
      wanted.current = undefined
      if (period) move({ what: 'choose', period })
    } catch {
      if (mine === turn.current) setFailed(true)
    }
  }, [ask, move])

  useEffect(() => {
    if (shown.current === `${date} ${guests}`) return
    shown.current = `${date} ${guests}`
    void load()
  }, [date, guests, load])
  const again = useCallback(() => {
    const mine = turn.current
    ask().then(
      (now) => mine === turn.current && setSlots(now),
      () => undefined,
    )
  }, [ask])
  useRacers(branch_id, date, again)
  const want = (period: WantedPeriod) => {
    wanted.current = period
  }
  return { slots, failed, load, want }
}

/** Others book meanwhile: what is shown follows quietly, and a time that is gone is refused when it is taken. */
function useRacers(branchId: string, date: string, again: () => void): void {
  useEffect(() => {
    const forget = alsoWatch((tenant) => [channels.reservationSlots(tenant, branchId)])
    const stop = listenLive({
      reservation_slots: (message) => message.branch_id === branchId && message.date === date && again(),
    })
    return () => {
      forget()
      stop()
    }
  }, [again, branchId, date])
}

/** A time of a section, as an alternative, an address or a reservation names it. */
type WantedPeriod = Pick<ChosenPeriod, 'area_id' | 'time' | 'is_next_day'>

/** Takes the times of a day and a wanted one; returns it as it can be chosen, or null when it is not free. */
function findPeriod({ areas }: ReservationSlotsWire, wanted: WantedPeriod): ChosenPeriod | null {
  const { area_id, time, is_next_day } = wanted
  const slot = areas
    .filter((area) => area.area_id === area_id)
    .flatMap((area) => area.periods)
    .flatMap((period) => period.slots)
    .find((one) => one.time === time && one.is_next_day === is_next_day && one.state === 'free')
  return slot ? { area_id, time, cost: slot.cost, is_next_day } : null
}
