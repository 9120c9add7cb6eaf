import { Suspense, lazy, useState } from 'react'
import type { BillLineWire } from '#contract/ordering/cart.ts'
import type { ItemCardWire } from '#contract/menu/menu.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '#storefront/i18n/use-text.ts'
import { plateOf } from './line-picture.tsx'
import { useCart } from '../use-cart.ts'

const ItemSheet = lazy(() => import('#storefront/menu/item/item-sheet.tsx'))

/** Opens the item's sheet filled with what the line has (design 7). Nothing where there is nothing to choose. */
export function EditLine({ line }: { readonly line: BillLineWire }) {
  const t = useText()
  const { cart } = useCart()
  const [open, setOpen] = useState(false)
  if (!cart?.branch_id || !isEditable(line)) return null
  return (
    <>
      <Button
        kind="t"
        size="sm"
        aria-label={t('cart.edit-line', { name: line.name })}
        onClick={() => setOpen(true)}
      >
        {t('cart.edit')}
      </Button>
      {open && (
        <Suspense>
          <ItemSheet
            card={cardOf(line)}
            plate={plateOf(line.item_id)}
            type={cart.type}
            branchId={cart.branch_id}
            line={line}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A dish that can be chosen of, even if nothing is yet; or a line that says something already. */
const isEditable = ({ choosable, options, deposits, note }: BillLineWire): boolean =>
  choosable === true || options.length > 0 || deposits !== undefined || note !== ''

/** What the sheet shows until the item has come. */
function cardOf({ item_id, name, picture, unit_price }: BillLineWire): ItemCardWire {
  return {
    id: item_id,
    group_id: '',
    name,
    description: '',
    price: unit_price,
    price_before: null,
    calories: null,
    picture,
    state: 'available',
    state_note: '',
    featured: false,
    tags: [],
    needs_choice: true,
    max_quantity: null,
  }
}
