import { Suspense, useEffect, useRef, useState } from 'react'
import type { MenuWire } from '#contract/menu.ts'
import { isOrderType } from '#domain/menu.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useCart } from '../cart/use-cart.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './cart-elsewhere.module.css'
import { LazyBranchDialog } from './lazy-branch-dialog.ts'

/**
 * Says when the cart belongs to another branch than the menu, which a link can lead to, and offers to move it. An
 * empty cart moves by itself, unless it has just been moved away from here.
 */
export function CartElsewhere({ menu }: { readonly menu: MenuWire }) {
  const t = useText()
  const { cart, count, setBranch } = useCart()
  const [open, setOpen] = useState(false)
  const { type, branch } = menu
  const apart =
    type !== 'e' && cart?.branch_id != null && (cart.branch_id !== branch.id || cart.type !== type)
  const here = cart?.branch_id === branch.id && cart.type === type
  const wasHere = useRef(false)
  const follows = apart && count === 0
  useEffect(() => {
    if (here) wasHere.current = true
    else if (follows && !wasHere.current && isOrderType(type)) void setBranch(type, branch.id)
  }, [here, follows, type, branch.id, setBranch])
  if (!apart || follows || !cart.branch_id) return null
  return (
    <div className={styles.box}>
      <Note tone="info">{t('branch.cart-elsewhere', { branch: cart.branch_name })}</Note>
      <Button kind="s" onClick={() => setOpen(true)}>
        {t('branch.move-cart')}
      </Button>
      {open && (
        <Suspense>
          <LazyBranchDialog
            type={type}
            branchId={cart.branch_id}
            wantedId={branch.id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
