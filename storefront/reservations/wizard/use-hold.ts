import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { AlternativesWire, ReservationWire } from '#contract/reservations/reservation-wire.ts'
import type { ReservationSettingsWire } from '#contract/reservations/reservation-slots.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useClient } from '../../shell/use-client.ts'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { refusedBy, type Refused } from '../proof-note.tsx'
import { refusalWords } from './refusal-words.ts'
import { confirmPath, continuePath, reservationPath } from '../reservation-paths.ts'
import { wholeReservation } from '../whole-reservation.ts'
import type { Bookable } from './use-bookable.ts'
import type { ChosenPeriod } from './wizard.ts'
import { useMoves } from '../../moves/moves.ts'

/** The place is chosen here, whatever it was before: what was shown does not matter. */
function elsewhere(held: ReservationWire, key: string | undefined) {
  const { version: _, branch_name: __, area_name: ___, ...whole } = wholeReservation(held, key)
  return whole
}

/** Spec 7: who comes is left blank until the tables are held. */
const nobody = { name: '', phone: '', email: '' }

/**
 * Going on from the first step: a new reservation is saved, which holds its tables, or one that is held moves. A refusal
 * says why, shows what else is free, and the times anew. Spec 4, 7.
 */
export function useHold(
  { wizard, load }: Bookable,
  { branch_id: branchId, reservations_settings: settings }: ReservationSettingsWire,
  held: ReservationWire | undefined,
  key: string | undefined,
) {
  const t = useReservationText()
  const client = useClient()
  const language = useLanguage()
  const { navigate } = useMoves()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [offered, setOffered] = useState<{ readonly to: string; readonly found: AlternativesWire }>()
  const input = `${wizard.date} ${wizard.guests}`

  const go = async ({ area_id, time, is_next_day, cost }: ChosenPeriod) => {
    setBusy(true)
    setRefused(undefined)
    setOffered(undefined)
    const place = {
      branch_id: branchId,
      area_id,
      date: wizard.date,
      time,
      is_next_day,
      guests_count: wizard.guests,
      cost,
      is_payment_required: Number(cost) > 0,
      source: 'web',
    }
    try {
      const saved = held
        ? await client.changeReservation(held.id, { ...elsewhere(held, key), ...place })
        : await client.saveReservation({ ...place, ...nobody, settings, status: 'pending' })
      const to =
        saved.status === 'confirmed'
          ? reservationPath(saved.id, key)
          : saved.name
            ? confirmPath(branchId, saved.id, key)
            : continuePath(branchId, saved.id, 'two', key)
      await navigate(localPath(to, language))
    } catch (error) {
      setRefused(refusedBy(error, refusalWords(error, t('reserve.failed'))))
      if (error instanceof CallError) {
        const found = alternativesOf(error)
        if (found) setOffered({ to: input, found })
        await load()
      }
    } finally {
      setBusy(false)
    }
  }
  // what was offered in place of another wish is no answer to this one
  const alternatives = offered?.to === input ? offered.found : undefined
  return { go, busy, refused, alternatives }
}

/** Takes a refusal; returns what it offers instead, or undefined when it offers nothing. */
function alternativesOf({ body }: CallError): AlternativesWire | undefined {
  const offered = body.details?.['alternatives'] as Partial<AlternativesWire> | undefined
  if (!offered) return undefined
  const { times = [], days = [], branches = [] } = offered
  return { times, days, branches }
}
