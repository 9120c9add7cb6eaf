import type { ReactNode } from 'react'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { Money } from '../shell/money.tsx'
import { FeeWords } from './fee-words.tsx'
import { MinuteWords } from './minute-words.tsx'
import styles from './terms.module.css'

interface TermsProps {
  readonly fee: string
  readonly minimum: string
  readonly minutes: { readonly from: number; readonly to: number } | undefined
  readonly freeAbove?: string | null
}

/** Fee, minimum and time of a zone, said before anything is ordered. */
export function Terms({ fee, minimum, minutes, freeAbove }: TermsProps) {
  const t = useDeliveryText()
  return (
    <dl className={styles.terms}>
      <Term word={t('delivery.fee')}>
        <FeeWords fee={fee} />
      </Term>
      {minutes && (
        <Term word={t('delivery.time')}>
          <MinuteWords {...minutes} />
        </Term>
      )}
      {!isNone(minimum) && (
        <Term word={t('delivery.minimum')}>
          <Money amount={minimum} size="s" />
        </Term>
      )}
      {freeAbove && !isNone(fee) && (
        <Term word={t('delivery.free-above')}>
          <Money amount={freeAbove} size="s" />
        </Term>
      )}
    </dl>
  )
}

function Term({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const isNone = (amount: string) => Number(amount) === 0
