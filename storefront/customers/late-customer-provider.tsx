import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLatePart } from '../shell/later/use-late-part.ts'
import { hasSignInState } from './sign-in/sign-in-state.ts'
import { signedInHint } from './signed-in-hint.ts'
import { CustomerContext, type Visitor } from './use-customer.ts'

const loadFullCustomer = () => import('./full-customer.tsx')

/**
 * Who visits a public page: it is the same for all, so it begins with nobody. What knows it comes at once where somebody may
 * be signed in, else at the first press that needs it, or when the page rests.
 */
export function LateCustomerProvider({ children }: { readonly children: ReactNode }) {
  const { part, want } = useLatePart(loadFullCustomer)
  const [full, setFull] = useState<Visitor>()
  const waiting = useRef<((visitor: Visitor) => void)[]>([])
  useEffect(() => {
    if (signedInHint.is() || hasSignInState()) void want()
  }, [want])
  const take = useCallback((visitor: Visitor) => {
    setFull(visitor)
    for (const act of waiting.current.splice(0)) act(visitor)
  }, [])
  const early = useMemo((): Visitor => {
    const later = async (act: (visitor: Visitor) => void) => {
      waiting.current.push(act)
      // pressed again, it is asked for again
      if (!(await want())) waiting.current = []
    }
    return {
      customer: undefined,
      known: false,
      openSignIn: () => void later((visitor) => visitor.openSignIn()),
      welcome: (signedIn) => void later((visitor) => visitor.welcome(signedIn)),
      take: (customer) => void later((visitor) => visitor.take(customer)),
      leave: () => void later((visitor) => visitor.leave()),
    }
  }, [want])
  return (
    <CustomerContext value={full ?? early}>
      {children}
      {part && <part.FullCustomer onVisitor={take} />}
    </CustomerContext>
  )
}
