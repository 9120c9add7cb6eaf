import type { ReactNode } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { CustomerContext } from './use-customer.ts'
import { useFullCustomer } from './use-full-customer.tsx'

interface CustomerProviderProps {
  /** Who is signed in, or null for a guest, where the page came with it. */
  readonly came?: CustomerWire | null
  readonly children: ReactNode
}

/** Who visits a page that begins with it. Public pages know it a little later (late-customer-provider.tsx). */
export function CustomerProvider({ came, children }: CustomerProviderProps) {
  const { visitor, dialogs } = useFullCustomer(came)
  return (
    <CustomerContext value={visitor}>
      {children}
      {dialogs}
    </CustomerContext>
  )
}
