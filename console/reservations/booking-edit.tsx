import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { OvertakenNote } from '../shell/draft/overtaken-note.tsx'
import { useDraft } from '../shell/draft/use-draft.ts'
import { GuestFields, NoteField } from './guest-fields.tsx'
import type { DayDesk } from './use-day.ts'

export interface BookingPartProps {
  readonly booking: BookingWire
  readonly desk: DayDesk
  readonly onDone: () => void
}

/** What of a booking is corrected here. */
const correctable = ({ name, phone, email, note, staff_note, guests }: BookingWire) => ({
  name,
  phone,
  email,
  note,
  staff_note,
  guests,
})

/** Who comes, how many, and what staff note of it. */
export function BookingEdit({ booking, desk, onDone: finish }: BookingPartProps) {
  const onDone = useWhileMounted(finish)
  const t = useText()
  const client = useClient()
  const draft = useDraft(booking, correctable)
  const { typed, set, version, overtaken } = draft
  const save = async () => {
    if (await desk.act('edit', () => client.editBooking(booking.id, { version, ...typed }))) onDone()
  }
  return (
    <>
      {overtaken && (
        <OvertakenNote onKeepMine={draft.keepMine} onTakeTheirs={draft.takeTheirs}>
          {t('res.overtaken')}
        </OvertakenNote>
      )}
      <GuestFields typed={typed} onChange={set} />
      <Field
        label={t('res.email')}
        type="email"
        dir="ltr"
        limit={limits.email}
        value={typed.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <WholeNumberField
        label={t('res.guests-word')}
        min={1}
        max={100}
        value={typed.guests}
        onChange={(guests) => set({ guests })}
      />
      <NoteField word="res.note" value={typed.note} onChange={(note) => set({ note })} />
      <NoteField
        word="res.staff-note"
        value={typed.staff_note}
        onChange={(staff_note) => set({ staff_note })}
      />
      <div className={form.acts}>
        <Button
          disabled={overtaken}
          state={desk.busy === 'edit' ? 'busy' : 'idle'}
          onClick={() => void save()}
        >
          {t('res.save')}
        </Button>
        <Button kind="q" onClick={onDone}>
          {t('res.keep')}
        </Button>
      </div>
    </>
  )
}
