import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react'

const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }))

/** Closes the drawer; none while it is closed. */
const DrawerContext = createContext<(() => void) | undefined>(undefined)

/** Whether the cart lies over the page, and how it comes there. */
export function useDrawer() {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  const around = (children: ReactNode) => (
    <DrawerContext value={isOpen ? close : undefined}>{children}</DrawerContext>
  )
  return { open, around }
}

/** The cart over the page. It stands within the customer's provider, since parts of it ask who visits. */
export function CartDrawerHost() {
  const close = use(DrawerContext)
  return (
    close && (
      <Suspense>
        <CartDrawer onClose={close} />
      </Suspense>
    )
  )
}
