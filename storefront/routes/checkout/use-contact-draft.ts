import { useEffect, useState } from 'react'
import { tabStore } from '#web/tab-store.ts'
import { useCustomer } from '../../customer/use-customer.tsx'
import { nationalMobile } from '../../customer/show-mobile.ts'
import { useSite } from '../../shell/use-site.ts'
import type { ContactField, ContactForm } from './check-contact-form.ts'

const key = 'contact-draft'
const empty: ContactForm = { name: '', mobile: '', notes: '' }

/** What was typed at checkout, or what is known of who is signed in; kept in this tab until it closes, so that coming back from a payment loses nothing. */
export function useContactDraft() {
  const { customer } = useCustomer()
  const country = useSite().country.iso_code2
  const [form, setForm] = useState(empty)
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const kept = readDraft()
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know what this tab keeps
    if (kept) setForm(kept)
  }, [])
  useEffect(() => {
    if (!customer) return
    const known = { name: customer.name, mobile: nationalMobile(customer.mobile, country) }
    // oxlint-disable-next-line react/set-state-in-effect -- who is signed in is known after mount, or by the dialog
    setForm((typed) => ({ ...typed, name: typed.name || known.name, mobile: typed.mobile || known.mobile }))
  }, [customer, country])
  const change = (field: ContactField, value: string) => {
    const next = { ...form, [field]: value }
    setForm(next)
    setTouched(Object.values(next).some((text) => text.trim() !== ''))
    tabStore.setItem(key, JSON.stringify(next))
  }
  return { form, change, touched }
}

function readDraft(): ContactForm | undefined {
  try {
    const kept: unknown = JSON.parse(tabStore.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const text = (field: string) => {
      const value = (kept as Record<string, unknown>)[field]
      return typeof value === 'string' ? value : ''
    }
    return { name: text('name'), mobile: text('mobile'), notes: text('notes') }
  } catch {
    return undefined
  }
}
