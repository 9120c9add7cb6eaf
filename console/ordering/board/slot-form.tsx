import { useEffect, useState } from 'react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { TicketSlotsWire } from '#contract/timing/ticket-slots.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './sheet-form.module.css'
import { slotChoice, type SlotChoice } from './slot-choice.ts'

interface SlotFormProps {
  readonly ticket: TicketWire
  readonly onSlot: (start: string) => void
}

/** Moves an order for later to another slot of its branch; the guest is told at once (rule "Orders for later"). */
export function SlotForm({ ticket, onSlot }: SlotFormProps) {
  const t = useText()
  const { days, failed } = useTicketSlots(ticket)
  const [picked, setPicked] = useState<string>()
  if (!ticket.may.includes('slot') || !ticket.slot) return null
  const own = ticket.slot.start
  const choice = days && slotChoice(days, own, picked)
  return (
    <section>
      <h3>{t('slot.title')}</h3>
      <p className={styles.lead}>{t('slot.lead')}</p>
      {failed && (
        <Note tone="err" alert>
          {t('slot.failed')}
        </Note>
      )}
      {!days && !failed && <Skeleton height="44px" radius="var(--r-field)" />}
      {days && !choice && <Note tone="warn">{t('phone.no-slots')}</Note>}
      {choice && (
        <>
          <SlotFields choice={choice} onPick={setPicked} />
          <Button kind="s" wide disabled={choice.start === own} onClick={() => onSlot(choice.start)}>
            {t('slot.save')}
          </Button>
        </>
      )}
    </section>
  )
}

interface SlotFieldsProps {
  readonly choice: SlotChoice
  readonly onPick: (start: string) => void
}

function SlotFields({ choice: { days, day, start }, onPick }: SlotFieldsProps) {
  const t = useText()
  const pickDay = (date: string) => {
    const free = days.find((one) => one.date === date)?.slots.find((slot) => slot.state === 'free')
    if (free) onPick(free.start)
  }
  return (
    <div className={styles.pair}>
      <label>
        <span>{t('slot.day')}</span>
        <select value={day.date} onChange={(event) => pickDay(event.currentTarget.value)}>
          {days.map((one) => (
            <option key={one.date} value={one.date}>
              {`${one.day} ${one.date.replaceAll('-', '/')}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('slot.time')}</span>
        <select value={start} onChange={(event) => onPick(event.currentTarget.value)}>
          {day.slots.map((slot) => (
            <option key={slot.start} value={slot.start} disabled={slot.state !== 'free'}>
              {slot.state === 'free' ? slot.period : t('slot.full', { period: slot.period })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function useTicketSlots({ id, may, slot }: TicketWire): {
  days: TicketSlotsWire['days'] | undefined
  failed: boolean
} {
  const client = useClient()
  const [state, setState] = useState<{ days?: TicketSlotsWire['days']; failed: boolean }>({ failed: false })
  const wanted = may.includes('slot')
  const start = slot?.start
  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    client.getTicketSlots(id).then(
      ({ days }) => left || setState({ days, failed: false }),
      () => left || setState({ failed: true }),
    )
    return () => {
      left = true
    }
  }, [client, id, wanted, start])
  return { days: state.days, failed: state.failed }
}
