import type { ItemCardWire } from '#contract/menu/menu.ts'
import { limits } from '#domain/core/limits.ts'
import { AddButton } from '#ui/fields/add-button.tsx'
import { AddStepper } from '#ui/fields/add-stepper.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useText } from '../i18n/use-text.ts'
import { useOpenItem } from './item/open-item.ts'

interface ItemAddProps {
  readonly item: ItemCardWire
  /** Whether the branch takes orders for later; then items that need it can be added. */
  readonly laterAllowed: boolean
}

/** The "+" of a card: adds at once, or opens the item when it needs a choice; a stepper when it is in the cart. */
export function ItemAdd({ item, laterAllowed }: ItemAddProps) {
  const t = useText()
  const open = useOpenItem()
  const { add, changeLine, lineOf, quantityOf, resting } = useCart()
  const quantity = quantityOf(item.id)
  const orderable = item.state === 'available' || (item.state === 'order_ahead' && laterAllowed)
  if (!orderable) return null
  const addOne = () => {
    // without a network the choices cannot come either, and a closed list takes none: the cart says so
    if (item.needs_choice && resting === undefined) open(item.id)
    else add({ item_id: item.id, quantity: 1 }, shownLine(item))
  }
  const name = { name: item.name }
  if (quantity === 0)
    return (
      <AddButton
        label={t('item.add', name)}
        opensDialog={item.needs_choice}
        resting={resting !== undefined}
        onAdd={addOne}
      />
    )
  const most = item.max_quantity ?? limits.quantity
  const takeOne = (wanted: number) => {
    const line = lineOf(item.id)
    if (line) changeLine(line.line_id, line.quantity + wanted - quantity)
  }
  return (
    <AddStepper
      quantity={quantity}
      onAdd={addOne}
      onChange={takeOne}
      max={most}
      resting={resting !== undefined}
      label={t('item.in-cart', name)}
      words={{
        less: t('item.less'),
        more: t('item.more'),
        remove: t('item.remove'),
        most: t('item.most', { count: most }),
      }}
    />
  )
}

const shownLine = (item: ItemCardWire) => ({
  name: item.name,
  picture: item.picture,
  options: [],
  unit_price: item.price_before ?? item.price,
  price: item.price,
})
