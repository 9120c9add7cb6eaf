import { useEffect, useRef } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { useCustomer } from '../use-customer.ts'
import { isLeaving } from './leave-for.ts'

/**
 * Takes the customer as the page's loader read it; returns the customer as the page knows it by now. When that is
 * nobody any more (signed out in another tab, or the session ended), the page is loaded anew and leads to the sign-in.
 */
export function useSignedIn(loaded: CustomerWire): CustomerWire {
  const { customer, known, take } = useCustomer()
  const was = useRef(false)
  useEffect(() => {
    take(loaded)
    was.current = true
  }, [take, loaded])
  const left = known && !customer
  useEffect(() => {
    if (left && was.current && !isLeaving()) window.location.reload()
  }, [left])
  return customer ?? loaded
}
