import { useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ChangeCustomerBody, CustomerWire } from '#contract/customers/customer.ts'
import { limits } from '#domain/core/limits.ts'
import { useClient } from '../../../shell/use-client.ts'
import { useAccountTrouble } from '#storefront/customers/account/use-account-trouble.ts'
import { useCustomer } from '#storefront/customers/use-customer.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { birthDateOf, checkInfoForm, partsOfBirthDate } from './check-info-form.ts'
import type { InfoField, InfoForm } from './check-info-form.ts'

const doneMs = 1200

type Words = Partial<Record<InfoField, string>>

/** What is typed of my info, what is wrong with it, and the press that keeps it. */
export function useInfoForm(customer: CustomerWire) {
  const t = useText()
  const client = useClient()
  const { take } = useCustomer()
  const wordsOf = useAccountTrouble()
  const [form, setForm] = useState<InfoForm>(() => formOf(customer))
  const [dirty, setDirty] = useState(false)
  const [troubles, setTroubles] = useState<Words>({})
  const [trouble, setTrouble] = useState<string>()
  const { state, setState } = useSaveState()
  const [alertCount, setAlertCount] = useState(0)
  useHoldReload(dirty)

  const tell = (words: Words, all?: string) => {
    setTroubles(words)
    setTrouble(all)
    setAlertCount((count) => count + 1)
  }

  async function send(): Promise<void> {
    setState('busy')
    try {
      take(await client.changeCustomer(bodyOf(form)))
      setDirty(false)
      setState('done')
    } catch (error) {
      setState('idle')
      const found = error instanceof CallError ? fieldsOf(error) : {}
      const all = wordsOf(error)
      tell(found, Object.keys(found).length > 0 ? undefined : all)
    }
  }

  return {
    form,
    troubles,
    trouble,
    state,
    alertCount,
    change(part: Partial<InfoForm>): void {
      setForm((now) => ({ ...now, ...part }))
      setDirty(true)
      setTrouble(undefined)
      setTroubles((now) => unsolved(now, part))
    },
    save(): void {
      if (state === 'busy') return
      const found = Object.entries(checkInfoForm(form))
      if (found.length === 0) void send()
      else tell(Object.fromEntries(found.map(([field, key]) => [field, t(key, { count: limits.name })])))
    },
  }
}

/** The button's state; "done" passes by itself. */
function useSaveState() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), doneMs)
    return () => clearTimeout(timer)
  }, [state])
  return { state, setState }
}

function bodyOf(form: InfoForm): ChangeCustomerBody {
  const { name, gender } = form
  return { name, gender: gender === '' ? null : gender, birthDate: birthDateOf(form) }
}

/** What is still wrong while a part is typed anew. */
function unsolved({ name, birthDate }: Words, part: Partial<InfoForm>): Words {
  const dated = part.day ?? part.month ?? part.year
  return {
    name: part.name === undefined ? name : undefined,
    birthDate: dated === undefined ? birthDate : undefined,
  }
}

function formOf({ name, gender, birthDate }: CustomerWire): InfoForm {
  return { name, gender: gender ?? '', ...partsOfBirthDate(birthDate) }
}

function fieldsOf({ body: { errors = {} } }: CallError): Words {
  return { name: errors['name']?.[0], birthDate: errors['birthDate']?.[0] }
}
