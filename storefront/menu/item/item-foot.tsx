import type { ItemWire } from '#contract/menu/menu.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { N } from '#ui/text/n.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import { fillWith } from '../../i18n/say.tsx'
import styles from './item-foot.module.css'
import type { ItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'

interface ItemFootProps {
  readonly item: ItemWire
  readonly choice: ItemChoice
  readonly laterAllowed: boolean
  readonly done?: boolean
  /** It changes a line of the cart instead of adding one. */
  readonly edits?: boolean
  readonly onAdd: () => void
}

/** How many, and the one primary with its sum in it. */
export function ItemFoot({ item, choice, laterAllowed, done = false, edits = false, onAdd }: ItemFootProps) {
  const t = useText()
  const say = useItemText()
  const { resting } = useCart()
  const most = item.max_quantity ?? limits.quantity
  const orderable = item.state === 'available' || (item.state === 'order_ahead' && laterAllowed)
  if (!orderable)
    return (
      <Note tone="warn">
        {item.state === 'sold_out'
          ? t('item.sold-out')
          : item.state === 'order_ahead'
            ? t('item.order-ahead')
            : say('item.unavailable')}
        {item.state_note && ` · ${item.state_note}`}
      </Note>
    )
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.offline}>
        {resting && <Note tone="warn">{resting}</Note>}
      </div>
      {minor(choice.deposit) > 0 && (
        <p className={styles.deposit}>{fillWith(say('deposit-sum'), { sum: <N>{choice.deposit}</N> })}</p>
      )}
      <Stepper
        value={choice.quantity}
        min={1}
        max={most}
        onChange={choice.setQuantity}
        words={{
          less: t('item.less'),
          more: t('item.more'),
          remove: t('item.remove'),
          most: t('item.most', { count: most }),
        }}
        size="lg"
      />
      <span className={styles.add}>
        <Button
          size="lg"
          wide
          spread
          state={done ? 'done' : 'idle'}
          aria-disabled={resting !== undefined || undefined}
          onClick={resting === undefined ? onAdd : undefined}
        >
          {edits && !done ? t('cart.save') : say(done ? 'item.added' : 'item.add-to-cart')}
          <Money amount={sumOf(choice)} />
        </Button>
      </span>
    </div>
  )
}

const minor = (amount: string) => parseAmount(amount) ?? 0

/** What the cart's total grows by. */
const sumOf = ({ price, deposit }: ItemChoice) => toDecimal(minor(price) + minor(deposit))
