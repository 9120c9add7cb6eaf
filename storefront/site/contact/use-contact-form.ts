import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ContactFormWire } from '#contract/site/contact.ts'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { texts } from '#domain/platform/texts.ts'
import { useClient } from '../../shell/use-client.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useLanguage } from '../../shell/use-site.ts'

const empty = { name: '', email: '', mobile: '', branch_id: '', message: '' }
export type ContactFields = typeof empty

/** Who is signed in need not say it again. */
const knownOf = (customer: CustomerWire | undefined): Partial<ContactFields> =>
  customer ? { name: customer.name, email: customer.email ?? '', mobile: customer.mobile ?? '' } : {}

/** The contact form: what was typed, what of it is wrong, the proof of a person, and the one press that sends it. */
export function useContactForm({ captcha, proved }: ContactFormWire) {
  const client = useClient()
  const language = useLanguage()
  const { customer } = useCustomer()
  const [written, setTyped] = useState<Partial<ContactFields>>({})
  const typed: ContactFields = { ...empty, ...knownOf(customer), ...written }
  const [token, setToken] = useState('')
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{
    busy: boolean
    sent: boolean
    refused?: string
    wrong: Partial<Record<string, string>>
  }>({ busy: false, sent: false, wrong: {} })
  const isProved = proved || customer !== undefined
  const fail = (error: unknown) => {
    const refused = error instanceof CallError ? error.message : texts['message-failed'][language]
    const fields = error instanceof CallError ? (error.body.errors ?? {}) : {}
    const wrong = Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first]))
    // a puzzle's answer is good once
    setToken('')
    setTries((before) => before + 1)
    setState({ busy: false, sent: false, refused, wrong })
  }
  return {
    ...state,
    typed,
    captcha: isProved ? null : captcha,
    isProved,
    tries,
    setToken,
    change(name: keyof ContactFields, value: string) {
      setTyped((before) => ({ ...before, [name]: value }))
      setState(({ wrong, ...before }) => ({ ...before, wrong: { ...wrong, [name]: undefined } }))
    },
    send() {
      if (state.busy) return
      if (!isProved && token === '') {
        setState({ busy: false, sent: false, refused: texts['captcha-failed'][language], wrong: {} })
        return
      }
      setState({ busy: true, sent: false, wrong: {} })
      const { branch_id, ...rest } = typed
      const body = { ...rest, ...(branch_id && { branch_id }), captcha_token: isProved ? '' : token }
      client.sendContact(body).then(() => setState({ busy: false, sent: true, wrong: {} }), fail)
    },
    again() {
      setTyped({})
      setToken('')
      setState({ busy: false, sent: false, wrong: {} })
    },
  }
}

export type ContactForm = ReturnType<typeof useContactForm>
