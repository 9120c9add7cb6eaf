import { useState } from 'react'
import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { useIdempotencyKey } from '../shell/use-idempotency-key.ts'
import { GuestFields, NoteField } from './guest-fields.tsx'
import { SelectField } from './select-field.tsx'
import styles from './add-booking.module.css'
import { TableChoice } from './table-choice.tsx'
import { timesOf } from './times-of.ts'
import type { DayDesk } from './use-day.ts'

interface AddBookingProps {
  readonly desk: DayDesk
  readonly source: 'phone' | 'walkin'
  readonly onClose: () => void
}

/** A booking by phone, or a party that stands at the door: without a table the smallest that fits is taken. */
export function AddBooking({ desk, source, onClose: close }: AddBookingProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const { day, busy, refused } = desk
  const { typed, set, add } = useNewBooking(desk, source, onClose)
  const phone = source === 'phone'
  return (
    <Sheet
      title={t(phone ? 'res.add' : 'res.walkin')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={busy === 'add' ? 'busy' : 'idle'} onClick={() => void add()}>
          {t(phone ? 'res.add' : 'res.act.seated')}
        </Button>
      }
    >
      <div className={form.form}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <div className={styles.guests}>
          <span id="res-guests">{t('res.guests-word')}</span>
          <Stepper
            value={typed.guests}
            min={1}
            max={100}
            words={{ less: t('res.fewer'), more: t('res.more'), remove: t('res.fewer') }}
            onChange={(guests) => set({ guests })}
          />
        </div>
        {phone && (
          <div className={styles.two}>
            <TimeChoice day={day} value={typed.start} onChange={(start) => set({ start })} />
            <SelectField label={t('res.area')} value={typed.areaId} onChange={(areaId) => set({ areaId })}>
              <option value="">{t('res.any-area')}</option>
              {day.areas.map((area) => (
                <option key={area.id} value={area.id}>
                  {area.name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <GuestFields typed={typed} onChange={set} />
        <NoteField word="res.note" value={typed.note} onChange={(note) => set({ note })} />
        <p className={form.lead}>{t('res.any-table')}</p>
        <TableChoice areas={day.areas} chosen={typed.tableIds} onChange={(tableIds) => set({ tableIds })} />
        {phone && (
          <ChoiceRow type="checkbox" name="tell" checked={typed.tell} onChange={(tell) => set({ tell })}>
            {t('res.tell')}
          </ChoiceRow>
        )}
      </div>
    </Sheet>
  )
}

interface TimeChoiceProps {
  readonly day: ReservationDeskDayWire
  readonly label?: string
  readonly value: string
  readonly onChange: (at: string) => void
}

/** A moment of the day, by the branch's clock. */
export function TimeChoice({ day, label, value, onChange }: TimeChoiceProps) {
  const t = useText()
  return (
    <SelectField label={label ?? t('res.time')} value={value} onChange={onChange}>
      {timesOf(day).map(({ at, label: words }) => (
        <option key={at} value={at}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

interface NewBooking {
  readonly guests: number
  readonly start: string
  readonly areaId: string
  readonly tableIds: string[]
  readonly name: string
  readonly phone: string
  readonly note: string
  readonly tell: boolean
}

function useNewBooking({ day, act }: DayDesk, source: 'phone' | 'walkin', onClose: () => void) {
  const client = useClient()
  const [typed, setTyped] = useState<NewBooking>(() => ({
    guests: 2,
    start: timesOf(day).find(({ at }) => at >= day.rendered_at)?.at ?? timesOf(day)[0]?.at ?? day.from,
    areaId: '',
    tableIds: [],
    name: '',
    phone: '',
    note: '',
    tell: true,
  }))
  const key = useIdempotencyKey()
  const set = (more: Partial<NewBooking>) => setTyped((now) => ({ ...now, ...more }))
  const add = async () => {
    const { guests, start, areaId, tableIds, name, phone, note, tell } = typed
    const body = {
      branch_id: day.branch_id,
      source,
      guests,
      name: name.trim(),
      phone: phone.trim(),
      note: note.trim(),
      ...(source === 'phone' && { start, tell }),
      ...(areaId && { area_id: areaId }),
      ...(tableIds.length > 0 && { table_ids: tableIds }),
    }
    const done = await act('add', () => client.addBooking(body, key.of(body)))
    if (done) onClose()
  }
  return { typed, set, add }
}
