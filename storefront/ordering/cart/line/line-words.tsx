import { Fragment } from 'react'
import type { BillLineWire } from '#contract/ordering/cart.ts'
import { N } from '#ui/text/n.tsx'
import { Typed } from '#ui/text/typed.tsx'
import styles from './line-words.module.css'

/** What was chosen on a line: "Large · medium · extra cheddar ×2", and the shopper's note under it. */
export function LineWords({ line }: { readonly line: Pick<BillLineWire, 'options' | 'deposits' | 'note'> }) {
  return (
    <>
      {line.options.length > 0 && (
        <p className={styles.words}>
          {line.options.map((option, i) => (
            <Fragment key={option.option_id}>
              {i > 0 && ' · '}
              {option.name}
              {option.quantity > 1 && (
                <>
                  {' '}
                  <N>×{option.quantity}</N>
                </>
              )}
            </Fragment>
          ))}
        </p>
      )}
      {line.deposits?.map((deposit) => (
        <p key={deposit.deposit_id} className={styles.words}>
          {deposit.name} <N>{`×${deposit.quantity} · ${deposit.price}`}</N>
        </p>
      ))}
      {line.note && (
        <p className={styles.words}>
          <Typed>{line.note}</Typed>
        </p>
      )}
    </>
  )
}
