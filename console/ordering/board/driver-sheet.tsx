import { useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { StaffRunWire } from '#contract/delivery/driver.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { limits } from '#domain/core/limits.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './sheet-form.module.css'
import ownStyles from './driver-sheet.module.css'

interface DriverSheetProps {
  /** The order that it was opened for. */
  readonly ticket: TicketWire
  readonly tickets: readonly TicketWire[]
  readonly onClose: () => void
}

/** Gives deliveries to a driver: a name, the orders, and the link that the driver opens. */
export function DriverSheet({ ticket, tickets, onClose }: DriverSheetProps) {
  const t = useText()
  const deliveries = tickets.filter(
    ({ type, status }) => type === 'delivery' && statusFacts[status].isAccepted,
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([ticket.id]))
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const { runs, making, refused, make } = useRuns(ticket.branch_id)
  const send = () => {
    setAsked(true)
    if (name.trim() && chosen.size > 0) make({ driver_name: name.trim(), order_ids: [...chosen] })
  }
  return (
    <Sheet
      title={t('delivery.drivers')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={making ? 'busy' : 'idle'} onClick={send}>
          {t('delivery.make-link')}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <Field
          label={t('delivery.driver-name')}
          limit={limits.name}
          dir="auto"
          autoComplete="off"
          value={name}
          error={asked && !name.trim() ? t('delivery.name-required') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset>
          <legend>{t('delivery.orders')}</legend>
          {deliveries.map((one) => (
            <ChoiceRow
              key={one.id}
              type="checkbox"
              name="order"
              value={one.id}
              checked={chosen.has(one.id)}
              onChange={(on) =>
                setChosen((before) => {
                  const next = new Set(before)
                  if (on) next.add(one.id)
                  else next.delete(one.id)
                  return next
                })
              }
            >
              <bdi>#{one.number}</bdi> · <bdi>{one.address?.street_name}</bdi>
            </ChoiceRow>
          ))}
        </fieldset>
        {runs.map((run) => (
          <DriverLink key={run.id} run={run} />
        ))}
      </form>
    </Sheet>
  )
}

function useRuns(branchId: string) {
  const t = useText()
  const client = useClient()
  const [runs, setRuns] = useState<readonly StaffRunWire[]>([])
  const [making, setMaking] = useState(false)
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    let left = false
    void client.listRuns({ branch_id: branchId }).then(
      ({ data }) => left || setRuns(data),
      () => {},
    )
    return () => {
      left = true
    }
  }, [client, branchId])
  const make = (input: { driver_name: string; order_ids: string[] }) => {
    setMaking(true)
    setRefused(undefined)
    client
      .makeRun({ branch_id: branchId, ...input })
      .then(
        async (made) => {
          setRuns([made])
          setRuns((await client.listRuns({ branch_id: branchId })).data)
        },
        (error: unknown) =>
          setRefused(error instanceof CallError ? error.body.message : t('delivery.failed')),
      )
      .finally(() => setMaking(false))
  }
  return { runs, making, refused, make }
}

/** A run under way: who drives, which orders, and the link to give away. */
function DriverLink({ run }: { readonly run: StaffRunWire }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(run.url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className={ownStyles.run} aria-label={t('delivery.run-of', { name: run.driver_name })}>
      <p>
        <b>
          <bdi>{run.driver_name}</bdi>
        </b>
        {' · '}
        <bdi>{run.orders.map(({ number }) => `#${number}`).join(' ')}</bdi>
        {run.sharing && ` · ${t('delivery.sharing')}`}
      </p>
      <div className={ownStyles.link}>
        <a href={run.url} target="_blank" rel="noopener noreferrer" dir="ltr">
          {run.url}
        </a>
        <Button kind="t" size="sm" state={copied ? 'done' : 'idle'} onClick={copy}>
          {t(copied ? 'delivery.copied' : 'delivery.copy')}
        </Button>
      </div>
    </section>
  )
}
