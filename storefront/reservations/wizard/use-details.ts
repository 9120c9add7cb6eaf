import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useClient } from '../../shell/use-client.ts'
import { nationalMobile } from '../../customers/show-mobile.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { useLanguage, useSite } from '../../shell/use-site.ts'
import { checkDetails, detailsFields, type DetailsField, type DetailsForm } from './check-details.ts'
import { detailsBody } from './details-body.ts'
import { refusalWords } from './refusal-words.ts'
import { confirmPath, reservationPath } from '../reservation-paths.ts'
import { useMoves } from '../../moves/moves.ts'

/** The second step: what is typed, what is wrong with it, and saving it (spec 7: the full reservation again). */
export function useDetails(
  reservation: ReservationWire,
  key: string | undefined,
  fields: RefObject<HTMLFormElement | null>,
) {
  const t = useReservationText()
  const client = useClient()
  const language = useLanguage()
  const { navigate } = useMoves()
  const { country } = useSite()
  const { form, change, typed } = useDetailsForm(reservation, country.iso_code2)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [serverErrors, setServerErrors] = useState<Partial<Record<string, string[]>>>({})
  useHoldReload(typed)
  const found = checkDetails(form, country.iso_code2)

  const wrong = (field: DetailsField): string | undefined => {
    const trouble = tried ? found[field] : undefined
    return trouble ? t(trouble.key, trouble.holes) : serverErrors[field]?.[0]
  }
  const focusFirst = (isWrong: (field: DetailsField) => boolean) => {
    const first = detailsFields.find(isWrong)
    const input = first && fields.current?.elements.namedItem(first)
    if (input instanceof HTMLElement) input.focus()
  }
  const save = async () => {
    setTried(true)
    setRefused(undefined)
    setServerErrors({})
    if (Object.keys(found).length > 0) return focusFirst((field) => found[field] !== undefined)
    setBusy(true)
    try {
      const saved = await client.changeReservation(reservation.id, detailsBody(form, reservation, key))
      const to =
        saved.status === 'confirmed'
          ? reservationPath(saved.id, key)
          : confirmPath(saved.branch_id, saved.id, key)
      await navigate(localPath(to, language))
    } catch (error) {
      const body = error instanceof CallError ? error.body : undefined
      setRefused(refusalWords(error, t('reserve.failed')))
      setServerErrors(body?.errors ?? {})
      focusFirst((field) => body?.errors?.[field] !== undefined)
    } finally {
      setBusy(false)
    }
  }
  return { form, change, wrong, busy, refused, save }
}

export type Details = ReturnType<typeof useDetails>

function useDetailsForm(reservation: ReservationWire, countryCode: string) {
  const { customer } = useCustomer()
  const { name, phone, email, note, event_id, allergens } = reservation
  const [form, setForm] = useState<DetailsForm>(() => ({
    name,
    phone: nationalMobile(phone, countryCode) || phone,
    email,
    note,
    eventId: event_id,
    allergenIds: allergens.map((one) => one.allergen_id),
  }))
  const [typed, setTyped] = useState(false)
  useEffect(() => {
    if (!customer) return
    const known = nationalMobile(customer.mobile, countryCode)
    // oxlint-disable-next-line react/set-state-in-effect -- who is signed in is known after mount, or by the dialog
    setForm((now) => ({
      ...now,
      name: now.name || customer.name,
      phone: now.phone || known,
      email: now.email || (customer.email ?? ''),
    }))
  }, [customer, countryCode])
  const change = (more: Partial<DetailsForm>) => {
    setTyped(true)
    setForm((now) => ({ ...now, ...more }))
  }
  return { form, change, typed }
}
