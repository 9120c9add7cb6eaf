import { Suspense, useState } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './cart-elsewhere.module.css'
import { LazyBranchDialog } from './lazy-branch-dialog.ts'

/** Says that the cart belongs to another branch or way than the menu, which a link can lead to, and offers to move it. */
export default function CartElsewhere({
  menu: { type, branch },
}: {
  readonly menu: Pick<MenuWire, 'type' | 'branch'>
}) {
  const t = useText()
  const say = useChoiceText()
  const { cart } = useCart()
  const [open, setOpen] = useState(false)
  if (!cart?.branch_id || type === 'e') return null
  return (
    <div className={styles.box}>
      <Note tone="info">
        {say('branch.cart-elsewhere', {
          branch:
            cart.type === type ? cart.branch_name : `${cart.branch_name} · ${t(`type.short.${cart.type}`)}`,
        })}
      </Note>
      <Button kind="s" onClick={() => setOpen(true)}>
        {say('branch.move-cart')}
      </Button>
      {open && (
        <Suspense>
          <LazyBranchDialog
            type={cart.type}
            branchId={cart.branch_id}
            wanted={{ type, branchId: branch.id }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
