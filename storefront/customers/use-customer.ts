import { createContext, use } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import type { SignedInWire } from '#contract/customers/sign-in.ts'

export interface Visitor {
  /** None for a guest. */
  readonly customer: CustomerWire | undefined
  readonly known: boolean
  /** Opens the dialog of signing in over the page; cart and place stay. */
  readonly openSignIn: () => void
  /** A sign-in has succeeded: the page goes on as that customer's. */
  readonly welcome: (signedIn: SignedInWire) => void
  /** The customer as the server told the page. */
  readonly take: (customer: CustomerWire) => void
  /** This browser is a guest from now on. */
  readonly leave: () => void
}

/** Filled by the CustomerProvider (customer-provider.tsx). */
export const CustomerContext = createContext<Visitor | undefined>(undefined)

/** Who visits this page. Outside a CustomerProvider it throws. */
export function useCustomer(): Visitor {
  const visitor = use(CustomerContext)
  if (!visitor) throw new Error('useCustomer outside CustomerProvider')
  return visitor
}
