import { useEffect } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { heldHere } from '../../reservations/wizard/held-here.ts'
import { HoldOver } from '../../reservations/wizard/hold-over.tsx'
import { HoldStrip } from '../../reservations/wizard/hold-strip.tsx'
import { Paused } from '../../reservations/wizard/paused.tsx'
import { reservationPath } from '../../reservations/reservation-paths.ts'
import { StepOne } from '../../reservations/wizard/step-one.tsx'
import { StepThree } from '../../reservations/wizard/step-three.tsx'
import { StepTwo } from '../../reservations/wizard/step-two.tsx'
import { isOver, useLiveReservation } from '../../reservations/use-live-reservation.ts'
import { readStep, type WizardStep } from '../../reservations/wizard/wizard.ts'
import { loadBookable } from './load-bookable.ts'

export { ReservationUnavailable as ErrorBoundary } from '../../reservations/reservation-unavailable.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { pathname, searchParams } = new URL(request.url)
  const key = searchParams.get('key') ?? undefined
  const confirms = plainPath(pathname).includes('/confirm-reservation/')
  const step = readStep(searchParams.get('step'), confirms ? 'three' : 'two')
  const reservation = await ask(client.reservation(params['reservation'] ?? '', key))
  if (reservation.branch_id !== params['id'])
    throw Response.json({ code: 'reservation-not-found' }, { status: 404 })
  if (!mayStep(reservation, step)) throw redirect(localPath(reservationPath(reservation.id, key), language))
  const settings = await ask(client.reservationSettings(reservation.branch_id))
  const known = { reservation, settings, step, key, choices: undefined, start: undefined }
  if (isOver(reservation)) return known
  if (step === 'two') {
    const [events, allergens] = await Promise.all([ask(client.eventTypes()), ask(client.allergens())])
    return { ...known, choices: { events: events.data, allergens: allergens.data } }
  }
  // a branch that is switched off meanwhile offers no other time: what is held there is still confirmed or given up
  if (step === 'three' || !settings.reservations_settings.enable) return known
  const { date, guests_count: guests, area_id, time, is_next_day, id: reservationId } = reservation
  const wanted = { area_id, time, is_next_day }
  const start = await loadBookable(client, settings, { date, guests, wanted, reservationId })
  return { ...known, start }
}

/** What is confirmed can still be changed; a step that this browser may not take shows the reservation instead. */
function mayStep(reservation: ReservationWire, step: WizardStep): boolean {
  const { status, may } = reservation
  if (isOver(reservation)) return true
  if (status === 'confirmed') return step !== 'three' && may.includes('change')
  return may.includes('continue') || may.includes('update') || may.includes('pay')
}

/** Spec 2: a held reservation goes on, here or on another device, and is confirmed. */
export default function ContinuePage() {
  const data = useLoaderData<typeof loader>()
  return <Steps key={`${data.reservation.id} ${data.step} ${data.reservation.version}`} data={data} />
}

function Steps({ data }: { readonly data: Awaited<ReturnType<typeof loader>> }) {
  const { step, key, settings, start } = data
  const { reservation, holdEnded } = useLiveReservation(data.reservation, key)
  const { id, branch_id, status, hold, rendered_at } = reservation
  const over = isOver(reservation)
  useEffect(() => {
    if (over || status === 'confirmed') heldHere.forget(branch_id)
    else heldHere.keep(branch_id, id)
  }, [branch_id, id, over, status])
  if (over) return <HoldOver reservation={reservation} />
  const link = key === undefined ? {} : { keyOfLink: key }
  const strip = hold && <HoldStrip until={hold.until} renderedAt={rendered_at} onOver={holdEnded} />
  if (step === 'one' && !start) return <Paused settings={settings} />
  if (step === 'one' && start)
    return (
      <StepOne
        start={start}
        held={reservation}
        back={status === 'confirmed' ? reservationPath(id, key) : '/reservations'}
        strip={strip}
        {...link}
      />
    )
  if (step === 'two' && data.choices)
    return <StepTwo reservation={reservation} choices={data.choices} strip={strip} {...link} />
  return <StepThree reservation={reservation} settings={settings} strip={strip} {...link} />
}
