import { useState } from 'react'
import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { OvertakenNote } from '../shell/draft/overtaken-note.tsx'
import { useDraft } from '../shell/draft/use-draft.ts'
import type { BookingPartProps } from './booking-edit.tsx'
import { dayBlocks } from './day-blocks.ts'
import { SelectField } from './select-field.tsx'
import { TableChoice } from './table-choice.tsx'
import { fits } from './timeline.ts'
import { timesOf } from './times-of.ts'

/** Where and when a booking is. */
const placeOf = ({ table_ids, start }: BookingWire) => ({ table_ids, start })

/** To other tables or another time without dragging; what is taken cannot be chosen (design 9: drag has a twin). */
export function BookingMove({ booking, desk, onDone }: BookingPartProps) {
  const t = useText()
  const client = useClient()
  const { id, start, start_label } = booking
  const draft = useDraft(booking, placeOf)
  const { table_ids: tableIds, start: at } = draft.typed
  const [tell, setTell] = useState(booking.phone !== '' || booking.email !== '')
  const { day, act, busy } = desk
  const times = timesOf(day)
  const by = Date.parse(at) - Date.parse(start)
  const free = fits(dayBlocks(day), {
    id,
    tableIds,
    from: Date.parse(start) + by,
    to: Date.parse(booking.free_at) + by,
  })
  const move = async () => {
    const done = await act('move', () =>
      client.moveBooking(id, { version: draft.version, table_ids: [...tableIds], start: at, tell }),
    )
    if (done) onDone()
  }
  return (
    <>
      <h3>{t('res.move-title')}</h3>
      {draft.overtaken && (
        <OvertakenNote onKeepMine={draft.keepMine} onTakeTheirs={draft.takeTheirs}>
          {t('res.overtaken')}
        </OvertakenNote>
      )}
      <SelectField label={t('res.time')} value={at} onChange={(to) => draft.set({ start: to })}>
        {!times.some((one) => one.at === start) && <option value={start}>{start_label}</option>}
        {times.map((one) => (
          <option key={one.at} value={one.at}>
            {one.label}
          </option>
        ))}
      </SelectField>
      <TableChoice areas={day.areas} chosen={tableIds} onChange={(ids) => draft.set({ table_ids: ids })} />
      <ChoiceRow type="checkbox" name="tell" checked={tell} onChange={setTell}>
        {t('res.tell')}
      </ChoiceRow>
      {!free && <Note tone="warn">{t('res.taken')}</Note>}
      <div className={form.acts}>
        <Button
          disabled={!free || tableIds.length === 0 || draft.overtaken}
          state={busy === 'move' ? 'busy' : 'idle'}
          onClick={() => void move()}
        >
          {t('res.move')}
        </Button>
        <Button kind="q" onClick={onDone}>
          {t('res.keep')}
        </Button>
      </div>
    </>
  )
}
