import { useLayoutEffect, type ReactNode } from 'react'
import type { Visitor } from './use-customer.ts'
import { useFullCustomer } from './use-full-customer.tsx'

/** What knows who visits, for a page that began without it: tells of each change before the page is painted. */
export function FullCustomer({ onVisitor }: { readonly onVisitor: (visitor: Visitor) => void }): ReactNode {
  const { visitor, dialogs } = useFullCustomer()
  useLayoutEffect(() => onVisitor(visitor), [visitor, onVisitor])
  return dialogs
}
