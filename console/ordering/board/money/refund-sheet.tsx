import type { TicketWire } from '#contract/backoffice/staff.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Money } from '../../../shell/money.tsx'
import { useMember } from '../../../shell/member.ts'
import { CreditNotes } from './credit-notes.tsx'
import { refundWay } from './given-back.ts'
import { RefundList } from './refund-list.tsx'
import { useRefundForm, type RefundForm } from './use-refund-form.ts'
import { useRefundable } from './use-refund-form.ts'
import styles from '../sheet-form.module.css'
import type { RefundableWire } from '#contract/payments/refunds.ts'
import { Stepper } from '#ui/fields/stepper.tsx'

interface RefundSheetProps {
  readonly ticket: TicketWire
  /** What it is a refund of, for what has no number of its own. */
  readonly title?: string
  /** What the one who gives it back should know first. */
  readonly hint?: string | undefined
  readonly onClose: () => void
  readonly onRefunded: (ticket: TicketWire) => void
}

/** Gives money back: all that is left or an amount, with a reason; the states of every refund below (safety 5). */
export function RefundSheet({ ticket, title, hint, onClose, onRefunded }: RefundSheetProps) {
  const t = useText()
  const { known, ask } = useRefundable(ticket.id)
  const left = known?.left ?? leftOf(ticket)
  const parts = known?.parts ?? []
  const form = useRefundForm(ticket, {
    left,
    parts,
    seen: known?.left,
    onRefunded: (after) => {
      onRefunded(after)
      ask()
    },
    onOvertaken: ask,
  })
  return (
    <Sheet
      title={title ?? t('refund.title', { number: ticket.number })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          wide
          state={form.busy ? 'busy' : 'idle'}
          disabled={!ticket.may.includes('refund')}
          onClick={form.send}
        >
          {t('refund.go')} <Money amount={form.sum} />
        </Button>
      }
    >
      <div className={styles.form}>
        <RefundHints hint={ticket.pay_method === 'company' ? t('refund.lead-company') : hint} known={known} />
        <dl className={styles.rows}>
          <div>
            <dt>{t('refund.left')}</dt>
            <dd>
              <Money amount={left} size="m" />
            </dd>
          </div>
        </dl>
        <Segmented
          legend={t('refund.how')}
          name="refund-how"
          value={form.how}
          onChange={form.setHow}
          options={[
            { value: 'full', label: t('refund.full') },
            { value: 'lines', label: t('refund.lines') },
            { value: 'part', label: t('refund.part') },
          ]}
        />
        {form.how === 'lines' && (
          <RefundParts
            parts={parts}
            chosen={form.chosen}
            onChoose={form.choose}
            wrong={form.tried && form.noneChosen}
          />
        )}
        <RefundFields form={form} />
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
        {form.sent && (
          <Note tone="ok" alert>
            {t(`refund.sent-${refundWay(ticket, known?.by_hand)}`)}
          </Note>
        )}
        <CreditNotes notes={known?.credit_notes ?? []} />
        <RefundList ticket={ticket} />
      </div>
    </Sheet>
  )
}

interface RefundHintsProps extends Pick<RefundSheetProps, 'hint'> {
  readonly known: ReturnType<typeof useRefundable>['known']
}

/** What the one who gives it back should know before. */
function RefundHints({ hint, known }: RefundHintsProps) {
  const t = useText()
  return (
    <>
      {hint && <Note tone="info">{hint}</Note>}
      {known && known.by_hand !== '0.00' && (
        <Note tone="warn">{t('refund.by-hand', { sum: known.by_hand })}</Note>
      )}
    </>
  )
}

/** Until the server has said it: money and points that were given and are not back. */
function leftOf({ value, returned }: TicketWire): string {
  return toDecimal((parseAmount(value) ?? 0) - (parseAmount(returned) ?? 0))
}

function RefundFields({ form }: { readonly form: RefundForm }) {
  const t = useText()
  const { tenant } = useMember()
  return (
    <>
      {form.how === 'part' && (
        <Field
          label={t('refund.amount')}
          code={tenant.symbol}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          error={form.tried && form.badAmount ? t('refund.bad-amount') : undefined}
          onChange={(event) => form.setAmount(event.currentTarget.value)}
        />
      )}
      <Field
        label={t('refund.reason')}
        rows={2}
        limit={limits.notes}
        dir="auto"
        value={form.reason}
        error={form.tried && !form.reason.trim() ? t('refund.required') : undefined}
        onChange={(event) => form.setReason(event.currentTarget.value)}
      />
    </>
  )
}

interface RefundPartsProps {
  readonly parts: RefundableWire['parts']
  readonly chosen: ReadonlyMap<string, number>
  readonly onChoose: (key: string, pieces: number) => void
  /** Nothing was chosen when it was sent. */
  readonly wrong: boolean
}

/** The parts of an order with how many pieces of each go back; what is back already cannot be chosen. */
function RefundParts({ parts, chosen, onChoose, wrong }: RefundPartsProps) {
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
