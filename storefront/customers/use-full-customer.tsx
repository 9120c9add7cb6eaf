import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { plainPath } from '#domain/core/local-path.ts'
import { useShopClient } from '../shell/use-shop-client.ts'
import { tabStore } from '#web/tab-store.ts'
import { useCart } from '../ordering/cart/use-cart.ts'
import { forgetPlaces } from '../delivery/forget-places.ts'
import { loadLaterTexts } from '../i18n/catalogue.ts'
import { useLanguage } from '../shell/use-site.ts'
import { zoneOf } from '../shell/zone.ts'
import { readSignInState } from './sign-in/sign-in-state.ts'
import { orderCache } from '../worker/order-cache.ts'
import { CustomerStore } from './customer-store.ts'
import { keepJoinedNames } from './joined-names.ts'
import { orderAgainHint } from './order-again-hint.ts'
import { orderHere } from './order-here.ts'
import type { Visitor } from './use-customer.ts'
import { unsentDishKey } from '../ordering/cart/unsent-dish.ts'
import { signedInHint } from './signed-in-hint.ts'
import { useMoves, usePlace } from '../moves/moves.ts'

/** What this tab keeps of a customer beside the server; gone with the sign-in (spec 4: data and addresses). */
const personalKeys: readonly string[] = ['contact-draft', 'joined-to-cart', unsentDishKey]

const dialogs = {
  signIn: () => import('./sign-in/login-dialog.tsx'),
  resume: () => import('./sign-in/resume-dialog.tsx'),
}
const LoginDialog = lazy(async () => ({ default: (await dialogs.signIn()).LoginDialog }))
const ResumeDialog = lazy(async () => ({ default: (await dialogs.resume()).ResumeDialog }))

interface FullCustomer {
  readonly visitor: Visitor
  /** The dialogs by which a guest signs in. They stand where the visitor is known. */
  readonly dialogs: ReactNode
}

/**
 * Takes who is signed in, or null for a guest, where the page came with it; returns who visits. Where the page does not say
 * it (what is kept for all does not) the server is asked after mount.
 */
export function useFullCustomer(came?: CustomerWire | null): FullCustomer {
  const store = useCustomerStore(came)
  const state = useSyncExternalStore(store.subscribe, store.get, store.first)
  const [dialog, setDialog] = useState<'sign-in' | { readonly resume: string }>()
  const language = useLanguage()
  const { refresh } = useCart()
  const { revalidate } = useMoves()
  const zone = zoneOf(plainPath(usePlace().pathname))

  const visitor = useMemo((): Visitor => {
    const openSignIn = async () => {
      await Promise.all([loadLaterTexts(language), dialogs.signIn()])
      setDialog('sign-in')
    }
    return {
      ...state,
      openSignIn: () => void openSignIn(),
      welcome({ customer, cart }) {
        store.take(customer)
        keepJoinedNames(cart?.added ?? [])
        setDialog(undefined)
        void refresh()
        // public pages carry nothing of a visitor, and pages of a person are left for the one that was wanted
        if (zone === 'money') void revalidate()
      },
      take: store.take,
      leave: store.leave,
    }
  }, [state, store, language, refresh, revalidate, zone])

  useEffect(() => {
    const resume = zone === 'money' ? undefined : readSignInState()
    if (resume !== undefined) void loadLaterTexts(language).then(() => setDialog({ resume }))
  }, [zone, language])

  return {
    visitor,
    dialogs: (
      <Suspense>
        {dialog === 'sign-in' && <LoginDialog onClose={() => setDialog(undefined)} />}
        {typeof dialog === 'object' && (
          <ResumeDialog state={dialog.resume} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    ),
  }
}

function useCustomerStore(came: CustomerWire | null | undefined): CustomerStore {
  const client = useShopClient()
  const { refresh } = useCart()
  const [store] = useState(
    () =>
      new CustomerStore(
        {
          client,
          hint: signedInHint,
          forget: () => {
            for (const key of personalKeys) tabStore.removeItem(key)
            forgetPlaces()
            orderHere.forget()
            orderAgainHint.set(false)
            void window.caches?.delete(orderCache)
          },
        },
        came,
      ),
  )
  useEffect(() => {
    // what this browser keeps follows what the page says
    if (came) store.take(came)
    else if (came === null) store.leave()
  }, [store, came])
  useEffect(() => {
    // a page of the account has told already who is signed in
    if (!store.get().known) void store.load()
    return signedInHint.onChange(() => {
      void store.load()
      void refresh()
    })
  }, [store, refresh])
  return store
}
