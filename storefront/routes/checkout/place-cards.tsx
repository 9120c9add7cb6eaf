import { MapPin } from 'lucide-react'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { BranchWire } from '#contract/menu/menu.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Card } from './card.tsx'
import styles from './place-cards.module.css'

/** How: the branch where the order waits. */
export function PlaceCards({
  cart,
  branch,
}: {
  readonly cart: CartWire
  readonly branch: BranchWire | undefined
}) {
  const t = useText()
  return (
    <Card title={t('checkout.how')}>
      <div className={styles.row}>
        <span className={styles.sign}>
          <Icon of={MapPin} />
        </span>
        <div className={styles.words}>
          <h3>
            {t(`type.${cart.type}`)} · <bdi>{cart.branch_name}</bdi>
          </h3>
          {branch && (
            <p>
              <Typed>{branch.address}</Typed>
              <br />
              {branch.hours_note}
            </p>
          )}
        </div>
        <LocalLink
          to={`/select-type/${cart.type}`}
          className={buttonClass({ kind: 't' })}
          aria-label={t('checkout.change-branch')}
        >
          {t('checkout.change')}
        </LocalLink>
      </div>
    </Card>
  )
}
