import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { CompanyWire } from '#contract/companies/companies.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import {
  bodyOfCompany,
  filled,
  newCompany,
  valuesOfCompany,
  type CompanyText,
  type CompanyValues,
  type MemberValue,
} from './company-values.ts'

export type CompanyForm = ReturnType<typeof useCompanyForm>

interface FormState {
  readonly busy: boolean
  readonly refused?: string
  readonly fields?: Readonly<Record<string, readonly string[]>>
  /** Somebody else was faster: the company as it is now. */
  readonly overtaken?: CompanyWire
}

/**
 * Takes a company to change, or none for a new one; holds what was typed, what of it the server refused, and the one press
 * that saves it. One that a colleague changed meanwhile is told, and both ways lead on from there.
 */
export function useCompanyForm(first: CompanyWire | undefined, onSaved: (company: CompanyWire) => void) {
  const client = useClient()
  const t = useText()
  const [company, setCompany] = useState(first)
  const [values, setValues] = useState(() => (first ? valuesOfCompany(first) : newCompany))
  const [state, setState] = useState<FormState>({ busy: false })
  const set = (change: Partial<CompanyValues>) => setValues((before) => ({ ...before, ...change }))
  const send = () => {
    if (state.busy) return
    setState({ busy: true })
    const body = bodyOfCompany(values)
    const saved = company
      ? client.changeCompany(company.id, { version: company.version, doc: body })
      : client.addCompany(body)
    saved.then(onSaved, (error: unknown) =>
      setState({ busy: false, ...troubleOf(error, t('told.unreachable')) }),
    )
  }
  const begin = (now: CompanyWire) => {
    setCompany(now)
    setState({ busy: false })
  }
  return {
    ...values,
    ...state,
    wrong: (field: string) => state.fields?.[field]?.[0],
    /** The server counts rows that were filled. */
    wrongMember: (key: number, part: 'name' | 'mobile') => {
      const place = filled(values.members).findIndex((one) => one.key === key)
      return state.fields?.[`members.${place}.${part}`]?.[0]
    },
    type: (name: CompanyText, value: string) =>
      setValues((before) => ({ ...before, text: { ...before.text, [name]: value } })),
    setApprover: (change: Partial<CompanyValues['approver']>) =>
      setValues((before) => ({ ...before, approver: { ...before.approver, ...change } })),
    setActive: (active: boolean) => set({ active }),
    setMember: (key: number, change: Partial<MemberValue>) =>
      set({ members: values.members.map((one) => (one.key === key ? { ...one, ...change } : one)) }),
    addMember: () => {
      const key = Math.max(-1, ...values.members.map((one) => one.key)) + 1
      set({ members: [...values.members, { key, name: '', mobile: '' }] })
    },
    removeMember: (key: number) => set({ members: values.members.filter((one) => one.key !== key) }),
    /** The next press saves what stands here over what the colleague left. */
    keepMine: begin,
    /** What was typed goes; the form begins from the company as the colleague left it. */
    takeTheirs: (now: CompanyWire) => {
      begin(now)
      setValues(valuesOfCompany(now))
    },
    send,
  }
}

function troubleOf(error: unknown, unreachable: string): Omit<FormState, 'busy'> {
  if (!(error instanceof CallError)) return { refused: unreachable }
  const { code, details, errors } = error.body
  if (code !== 'company-changed') return { refused: error.message, ...(errors && { fields: errors }) }
  return { refused: error.message, overtaken: (details as { company: CompanyWire }).company }
}
