import { useId } from 'react'
import { toDecimal } from '#domain/core/money.ts'
import { N } from '#ui/text/n.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { useText } from '../../i18n/use-text.ts'
import { fillWith } from '../../i18n/say.tsx'
import styles from './option-group-card.module.css'
import rows from './deposit-card.module.css'
import type { ItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'

interface DepositCardProps {
  readonly choice: ItemChoice
  readonly heading: 'h2' | 'h3'
}

/** What is left as a deposit with the item and comes back: each with its own fewest and most (spec 5 "per insurance"). */
export function DepositCard({ choice, heading: Heading }: DepositCardProps) {
  const t = useText()
  const say = useItemText()
  const id = useId()
  return (
    <fieldset className={styles.card} aria-labelledby={`${id}-name`} aria-describedby={`${id}-rule`}>
      <div className={styles.head}>
        <div>
          <Heading id={`${id}-name`} className={styles.name}>
            {say('deposit')}
          </Heading>
          <p id={`${id}-rule`} className={styles.rule}>
            {say('deposit-hint')}
          </p>
        </div>
      </div>
      {choice.deposits.map(({ id: depositId, name, amount, min, max }) => {
        const quantity = choice.depositChoice.get(depositId) ?? 0
        return (
          <div key={depositId} className={rows.row}>
            <span className={rows.words}>
              <bdi>{name.ar}</bdi>
              <span className={styles.rule}>
                {fillWith(say('deposit-each'), { price: <N>{toDecimal(amount)}</N> })}
              </span>
            </span>
            {min === max ? (
              <N>{`×${quantity}`}</N>
            ) : (
              <span role="group" aria-label={say('deposit-of', { name: name.ar })}>
                <Stepper
                  value={quantity}
                  min={min}
                  max={max}
                  onChange={(next) => choice.chooseDeposit(depositId, next)}
                  words={{
                    less: t('item.less'),
                    more: t('item.more'),
                    remove: t('item.remove'),
                    most: t('item.most', { count: max }),
                  }}
                  size="sm"
                />
              </span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
