import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError, makeClient } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { PlaceOrderBody } from '#contract/ordering/order.ts'
import type { Language } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'
import type { ErrorBody } from '#contract/core/wire.ts'
import { tabStore } from '#web/tab-store.ts'
import { saveScheduledIntent } from '../../branches/scheduled-intent.ts'
import { mustSignInFirst } from '../../ordering/cart/sign-in-first.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { browserCaller } from '#web/browser-caller.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { makeKey } from '#web/make-key.ts'
import { useLanguage, useSite } from '../../shell/use-site.ts'
import { checkContactForm, contactFields } from './check-contact-form.ts'
import type { ContactField, ContactForm, FieldProblem } from './check-contact-form.ts'
import { wayOf } from './way-of.ts'
import { placeAndPay } from './place-and-pay.ts'
import type { PayWorld } from './place-and-pay.ts'
import { useContactDraft } from './use-contact-draft.ts'
import { waitAndRepeat } from './wait-and-repeat.ts'
import { whatChanged } from './what-changed.ts'
import type { Changed } from './what-changed.ts'

/** Signing in, or going without the coupon that does not fit. */
export type WayOn = 'sign-in' | 'no-coupon'

/** Why the order could not be placed. */
export type Trouble =
  | { readonly kind: 'fields' }
  | { readonly kind: 'changed'; readonly changed: Changed }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly names: readonly string[]
      /** What is the way on. */
      readonly wayOn?: WayOn | undefined
    }
  | { readonly kind: 'unreachable' }

/** What is wrong with a field: our own check's text key, or the server's words. */
export type FieldTrouble = FieldProblem | { readonly words: string }

export interface Checkout {
  readonly form: ContactForm
  readonly change: (field: ContactField, value: string) => void
  readonly troubles: Partial<Record<ContactField, FieldTrouble>>
  readonly trouble: Trouble | undefined
  readonly paying: boolean
  /** The server asked to come again after a while: it is sent again by itself. */
  readonly waiting: boolean
  /** `missing`: what a card of the page still asks for, in its words. */
  readonly pay: (cart: CartWire, missing?: string | null) => void
  /** Counts what needs the reader's eye at the top; a new one gets the focus. */
  readonly alertCount: number
}

/** The checkout's state: what was typed, what is wrong, and the one press that pays. */
export function useCheckout(cartId: string): Checkout {
  const { country } = useSite()
  const language = useLanguage()
  const { client, waiting } = useOrderClient(language)
  const { refresh, forgetRemoved, waitForSignIn, signInFirst } = useCart()
  const { leave, openSignIn } = useCustomer()
  const t = useText()
  const { form, change, keep, touched } = useContactDraft(cartId)
  const [troubles, setTroubles] = useState<Checkout['troubles']>({})
  const [trouble, setTrouble] = useState<Trouble>()
  const [alertCount, setAlertCount] = useState(0)
  const { paying, lock, unlock } = usePayLock()
  useHoldReload(touched || paying)

  const fail = (problem: Trouble | undefined, fields: Checkout['troubles'] = {}) => {
    setTroubles(fields)
    setTrouble(problem)
    setAlertCount((count) => count + 1)
    unlock()
  }

  async function send(cart: CartWire): Promise<void> {
    try {
      const to = await placeAndPay(bodyOf(cart, form), payWorld(client, language, cart.group_id))
      forgetRemoved()
      saveScheduledIntent(false)
      window.location.assign(to)
    } catch (error) {
      if (!(error instanceof CallError)) return fail({ kind: 'unreachable' })
      const { body } = error
      if (mustSignInFirst(error)) {
        // the account's cart waits for its owner, and so does what was typed here
        waitForSignIn()
        leave()
        openSignIn()
        return fail({ kind: 'refused', message: t('checkout.signed-out'), names: [], wayOn: 'sign-in' })
      }
      await refresh()
      fail(troubleOf(body, form), fieldsOf(body))
    }
  }

  const pay = (cart: CartWire, missing?: string | null) => {
    if (missing) return fail({ kind: 'refused', message: missing, names: [] })
    const found = checkContactForm(form, country.iso_code2)
    if (Object.keys(found).length > 0) return fail(fieldsTrouble(form), found)
    if (!lock()) return
    keep()
    setTroubles({})
    setTrouble(undefined)
    void send(cart)
  }

  const type = (field: ContactField, value: string) => {
    change(field, value)
    setTroubles(({ [field]: _solved, ...rest }) => rest)
  }
  // the cart waits in its account, whatever this form has forgotten of the refusal
  const signedOut: Trouble | undefined = signInFirst
    ? { kind: 'refused', message: t('checkout.signed-out'), names: [], wayOn: 'sign-in' }
    : undefined
  return { form, change: type, troubles, trouble: trouble ?? signedOut, paying, waiting, pay, alertCount }
}

/** The calls of an order, which come again when the server asks for it, and whether they wait for that now. */
function useOrderClient(language: Language): { readonly client: Client; readonly waiting: boolean } {
  const [waiting, setWaiting] = useState(false)
  const client = useMemo(() => {
    const usual = browserCaller(language)
    const fetch = waitAndRepeat(usual.fetch, { pause, waiting: setWaiting })
    return makeClient({ ...usual, fetch })
  }, [language])
  return { client, waiting }
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** What was shown and typed, as the order is placed. */
function bodyOf(cart: CartWire, form: ContactForm): PlaceOrderBody {
  return {
    cart_id: cart.cart_id,
    cart_version: cart.version,
    total: cart.bill.to_pay,
    ready_minutes_to: cart.ready_minutes.to,
    name: form.name.trim(),
    mobile: form.mobile.trim(),
    notes: form.notes.trim(),
    payment_method: wayOf(cart),
  }
}

function payWorld(client: Client, language: Language, groupId: string | null): PayWorld {
  return {
    groupPage: groupId ? localPath(`/group/${groupId}`, language) : undefined,
    orderPage: (id) => localPath(`/order/${id}`, language),
    client,
    store: tabStore,
    makeKey,
    pause,
  }
}

/** Locks on press, at once and before any render; opens again when the page comes back from the gateway by "back". */
function usePayLock() {
  const locked = useRef(false)
  const [paying, setPaying] = useState(false)
  const unlock = useCallback(() => {
    locked.current = false
    setPaying(false)
  }, [])
  useEffect(() => {
    const whenRestored = (event: PageTransitionEvent) => event.persisted && unlock()
    window.addEventListener('pageshow', whenRestored)
    return () => window.removeEventListener('pageshow', whenRestored)
  }, [unlock])
  const lock = (): boolean => {
    if (locked.current) return false
    locked.current = true
    setPaying(true)
    return true
  }
  return { paying, lock, unlock }
}

function troubleOf(body: ErrorBody, form: ContactForm): Trouble | undefined {
  const changed = whatChanged(body)
  if (changed) return { kind: 'changed', changed }
  if (Object.keys(fieldsOf(body)).length > 0) return fieldsTrouble(form)
  return { kind: 'refused', message: body.message, names: namesIn(body), wayOn: wayOn(body.code) }
}

function wayOn(code: string): WayOn | undefined {
  if (code === 'coupon-unavailable' || code === 'coupon-invalid') return 'no-coupon'
  // what only who has proven a number may take: the last pieces, the last place of a slot, paying at hand-over (safety 9)
  const asksForProof = ['mobile-proof-required', 'slot-proof', 'mobile-code-first'].includes(code)
  return asksForProof ? 'sign-in' : undefined
}

/** "Please fill all fields" only when one is empty; a field that is filled but wrong says so itself. */
function fieldsTrouble({ name, mobile }: ContactForm): Trouble | undefined {
  return name.trim() === '' || mobile.trim() === '' ? { kind: 'fields' } : undefined
}

/** The items that a refusal names. */
function namesIn({ details }: ErrorBody): readonly string[] {
  const items = details?.['items']
  return Array.isArray(items) ? items.filter((name): name is string => typeof name === 'string') : []
}

function fieldsOf({ errors = {} }: ErrorBody): Checkout['troubles'] {
  const pairs = contactFields.flatMap((field) => {
    const words = errors[field]?.[0]
    return words ? [[field, { words }] as const] : []
  })
  return Object.fromEntries(pairs)
}
