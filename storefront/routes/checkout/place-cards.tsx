import { MapPin, Zap } from 'lucide-react'
import type { CartWire } from '#contract/cart.ts'
import type { BranchWire } from '#contract/menu.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/n.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Card } from './card.tsx'
import styles from './place-cards.module.css'

/** How and when: the branch where the order waits, and in how many minutes. */
export function PlaceCards({
  cart,
  branch,
}: {
  readonly cart: CartWire
  readonly branch: BranchWire | undefined
}) {
  const t = useText()
  const { from, to } = cart.ready_minutes
  return (
    <>
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
                <bdi>{branch.address}</bdi>
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
      <Card title={t('checkout.when')}>
        <div className={styles.row}>
          <span className={styles.sign}>
            <Icon of={Zap} />
          </span>
          <p className={styles.when}>
            <b>{t('checkout.now')}</b> ·{' '}
            <Say k="cart.ready-in" count={to} holes={{ range: <N>{`${from}–${to}`}</N> }} />
          </p>
        </div>
      </Card>
    </>
  )
}
