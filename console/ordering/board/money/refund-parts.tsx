import type { RefundableWire } from '#contract/payments/refunds.ts'
import { Note } from '#ui/note.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { useText } from '#console/i18n/use-text.ts'
import { Money } from '#console/shell/money.tsx'
import styles from '../sheet-form.module.css'

interface RefundPartsProps {
  readonly parts: RefundableWire['parts']
  readonly chosen: ReadonlyMap<string, number>
  readonly onChoose: (key: string, pieces: number) => void
  /** Nothing was chosen when it was sent. */
  readonly wrong: boolean
}

/** The parts of an order with how many pieces of each go back; what is back already cannot be chosen. */
export function RefundParts({ parts, chosen, onChoose, wrong }: RefundPartsProps) {
  const t = useText()
  const open = parts.filter((part) => part.pieces > part.pieces_back && part.value !== part.value_back)
  return (
    <>
      <dl className={styles.rows} aria-label={t('refund.lines')}>
        {open.map(({ key, kind, name, pieces, pieces_back, value }) => {
          const named = kind === 'line' ? name : t(`refund.of-${kind}`, { name })
          return (
            <div key={key}>
              <dt>
                <bdi>{named}</bdi> · <Money amount={value} />
              </dt>
              <dd>
                <Stepper
                  size="sm"
                  value={chosen.get(key) ?? 0}
                  min={0}
                  max={pieces - pieces_back}
                  words={{
                    less: t('refund.less', { name: named }),
                    more: t('refund.more', { name: named }),
                    remove: t('refund.less', { name: named }),
                  }}
                  onChange={(count) => onChoose(key, count)}
                />
              </dd>
            </div>
          )
        })}
      </dl>
      {wrong && (
        <Note tone="err" alert>
          {t('refund.none-chosen')}
        </Note>
      )}
    </>
  )
}
