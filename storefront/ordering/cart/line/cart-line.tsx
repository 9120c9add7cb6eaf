import type { BillLineWire } from '#contract/ordering/cart.ts'
import { limits } from '#domain/core/limits.ts'
import { N } from '#ui/text/n.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { LineAvoid } from '#storefront/menu/avoid/line-avoid.tsx'
import { useText } from '#storefront/i18n/use-text.ts'
import { Money } from '#storefront/shell/money.tsx'
import styles from './cart-line.module.css'
import { EditLine } from './edit-line.tsx'
import { LinePicture } from './line-picture.tsx'
import { lineTotal } from '#web/line-total.ts'
import { LineWords } from './line-words.tsx'
import { useCart } from '../use-cart.ts'

/** One line of the cart: picture, choices, stepper whose minus is a bin at 1, and its sum. */
export function CartLine({ line }: { readonly line: BillLineWire }) {
  const t = useText()
  const { changeLine, pending, resting, cart } = useCart()
  const { name, line_id: id, quantity } = line
  const before = Number(line.discount) > 0
  const isFixed = line.foreign === true || Boolean(cart?.companion?.closed)
  return (
    <li className={styles.line} aria-busy={pending.has(id) || undefined}>
      <LinePicture line={line} />
      <div className={styles.body}>
        <p className={styles.name}>{name || <Skeleton width="9ch" height="1em" />}</p>
        <LineWords line={line} />
        <LineAvoid line={line} />
        {line.foreign && <p className={styles.by}>{t('cart.foreign')}</p>}
        {!isFixed && <EditLine line={line} />}
        <div className={styles.foot}>
          {isFixed ? (
            <span className={styles.fixed}>
              <span>
                <N>{quantity}</N>×
              </span>
            </span>
          ) : (
            <span role="group" aria-label={t('cart.quantity-of', { name })}>
              <Stepper
                value={quantity}
                max={limits.quantity}
                bin
                resting={resting !== undefined}
                onChange={(next) => changeLine(id, next)}
                words={{
                  less: t('cart.less', { name }),
                  more: t('cart.more', { name }),
                  remove: t('cart.remove', { name }),
                  most: t('cart.most', { count: limits.quantity }),
                }}
              />
            </span>
          )}
          {name && (
            <span className={styles.price}>
              {before && (
                <s>
                  <span className="vh">{t('cart.before-discount')}</span>
                  <bdi>{line.subtotal}</bdi>
                </s>
              )}
              <Money amount={lineTotal(line)} />
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
