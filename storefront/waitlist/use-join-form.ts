import { useState, type FormEvent } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { WaitingSettingsWire } from '#contract/waitlist/waiting.ts'
import { constants } from '#domain/core/limits.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText, type WaitingText } from '../i18n/use-waiting-text.ts'
import { useLanguage } from '../shell/use-site.ts'
import { useMoves } from '../moves/moves.ts'

export interface PartyForm {
  readonly guests: number
  readonly area: string
  readonly name: string
  readonly phone: string
  readonly note: string
}

/** What is wrong, by the contract's names of the fields. */
export type FormErrors = Readonly<
  Partial<Record<'area_id' | 'name' | 'phone' | 'note' | 'guests_count', string>>
>

/** The contract's name of each field of the form. */
const nameOf = {
  guests: 'guests_count',
  area: 'area_id',
  name: 'name',
  phone: 'phone',
  note: 'note',
} as const satisfies Record<keyof PartyForm, keyof FormErrors>

/** Takes a refusal of the server; returns its words by field. */
export function errorsOf(error: CallError): FormErrors {
  return Object.fromEntries(Object.entries(error.body.errors ?? {}).map(([name, words]) => [name, words[0]]))
}

/** Takes what a branch allows; returns how many a party is before anybody says so: one, or the fewest allowed. Spec 9. */
export function firstGuests({
  person_count_from: least,
  person_count_to: most,
}: Pick<WaitingSettingsWire, 'person_count_from' | 'person_count_to'>): number {
  return Math.min(most, Math.max(least, constants.defaultGuests))
}

/** Takes what is wrong and the fields that were just changed; returns what is wrong in the others: what was solved is not said any longer. */
export function errorsWithout(errors: FormErrors, changed: Partial<PartyForm>): FormErrors {
  const fields = Object.keys(nameOf) as (keyof PartyForm)[]
  const solved = new Set<string>(fields.filter((field) => field in changed).map((field) => nameOf[field]))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !solved.has(name)))
}

/** What is not there yet, in words. */
function missingOf({ area, name, phone }: PartyForm, t: WaitingText): FormErrors {
  return {
    ...(!area && { area_id: t('waiting.area-required') }),
    ...(!name.trim() && { name: t('waiting.required') }),
    ...(!phone.trim() && { phone: t('waiting.required') }),
  }
}

/** What is typed over what is known, what of it is wrong, and how that is told. */
function usePartyForm(known: PartyForm) {
  const [typed, setTyped] = useState<Partial<PartyForm>>({})
  const [errors, setErrors] = useState<FormErrors>({})
  const [refused, setRefused] = useState<string>()
  const [alertCount, setAlertCount] = useState(0)
  return {
    form: { ...known, ...typed } satisfies PartyForm,
    errors,
    refused,
    alertCount,
    change(part: Partial<PartyForm>): void {
      setTyped((before) => ({ ...before, ...part }))
      setErrors((before) => errorsWithout(before, part))
    },
    tell(wrong: FormErrors, all?: string): void {
      setErrors(wrong)
      setRefused(all)
      setAlertCount((count) => count + 1)
    },
  }
}

/** Takes a branch's settings, the area that needs no choice and what is known of the guest; returns the form of joining. */
export function useJoinForm(
  settings: WaitingSettingsWire,
  only: string | undefined,
  source: 'web' | 'door',
  known: { readonly name: string; readonly phone: string },
) {
  const { branch_id: branchId } = settings
  const t = useWaitingText()
  const client = useClient()
  const language = useLanguage()
  const { navigate } = useMoves()
  const [busy, setBusy] = useState(false)
  const [asksForProof, setAsksForProof] = useState(false)
  const { tell, ...shown } = usePartyForm({
    guests: firstGuests(settings),
    area: only ?? '',
    note: '',
    ...known,
  })
  const { form } = shown
  const toTicket = (id: string) => navigate(localPath(`/waiting-list/branch/${branchId}/${id}`, language))

  const send = (event: FormEvent) => {
    event.preventDefault()
    const missing = missingOf(form, t)
    tell(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    setAsksForProof(false)
    const { area: area_id, guests: guests_count, name, phone, note } = form
    client
      .joinQueue({
        branch_id: branchId,
        area_id,
        guests_count,
        name,
        phone,
        note,
        source,
        branch_settings: settings,
      })
      .then(({ WaitingEntity_id }) => toTicket(WaitingEntity_id))
      .catch((error: unknown) => {
        setAsksForProof(error instanceof CallError && error.body.code === 'waiting-proof')
        setBusy(false)
        const own = error instanceof CallError ? error.body.details?.['id'] : undefined
        if (typeof own === 'string') return toTicket(own)
        if (error instanceof CallError) return tell(errorsOf(error), error.message)
        return tell({}, t('waiting.failed'))
      })
  }
  return { ...shown, asksForProof, busy, send }
}
