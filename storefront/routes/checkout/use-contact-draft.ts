import { useEffect, useState } from 'react'
import { tabStore } from '#web/tab-store.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { nationalMobile } from '../../customers/show-mobile.ts'
import { useSite } from '../../shell/use-site.ts'
import type { ContactField, ContactForm } from './check-contact-form.ts'

const key = 'contact-draft'
const empty: ContactForm = { name: '', mobile: '', notes: '' }

/**
 * Takes the cart's id; returns what was typed at checkout, or what is known of who is signed in. It is kept in this tab until
 * it closes, so that coming back from a payment loses nothing; notes are of their own cart alone.
 */
export function useContactDraft(cartId: string) {
  const { customer } = useCustomer()
  const country = useSite().country.iso_code2
  const [form, setForm] = useState(empty)
  const [touched, setTouched] = useState(false)
  // a sign-in may bring another cart to this page, and the notes with it
  const [first] = useState(cartId)
  useEffect(() => {
    const stored = readDraft(first)
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know what this tab keeps
    if (stored) setForm(stored)
  }, [first])
  useEffect(() => {
    if (!customer) return
    const known = { name: customer.name, mobile: nationalMobile(customer.mobile, country) }
    // oxlint-disable-next-line react/set-state-in-effect -- who is signed in is known after mount, or by the dialog
    setForm((typed) => ({ ...typed, name: typed.name || known.name, mobile: typed.mobile || known.mobile }))
  }, [customer, country])
  const save = (draft: ContactForm) => tabStore.setItem(key, JSON.stringify({ ...draft, cart: cartId }))
  const change = (field: ContactField, value: string) => {
    const next = { ...form, [field]: value }
    setForm(next)
    setTouched(Object.values(next).some((text) => text.trim() !== ''))
    save(next)
  }
  /** Before it is sent: what was typed belongs to the cart that goes with it. */
  const keep = () => {
    if (tabStore.getItem(key) !== null) save(form)
  }
  return { form, change, keep, touched }
}

/** Takes a cart's id; returns what this tab keeps, with the notes that were written for that cart. */
export function readDraft(cartId: string): ContactForm | undefined {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const text = (field: string) => {
      const value = (stored as Record<string, unknown>)[field]
      return typeof value === 'string' ? value : ''
    }
    const notes = text('cart') === cartId ? text('notes') : ''
    return { name: text('name'), mobile: text('mobile'), notes }
  } catch {
    return undefined
  }
}
