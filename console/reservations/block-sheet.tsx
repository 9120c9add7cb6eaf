import { useState } from 'react'
import type { TableBlockWire } from '#contract/reservations/reservation-desk.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import styles from './add-booking.module.css'
import { TimeChoice } from './add-booking.tsx'
import { TableChoice } from './table-choice.tsx'
import { timesOf } from './times-of.ts'
import type { DayDesk } from './use-day.ts'

interface BlockSheetProps {
  readonly desk: DayDesk
  readonly onClose: () => void
}

/** Keeps tables free of bookings for a part of the day. */
export function BlockSheet({ desk, onClose: close }: BlockSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { day, busy, refused, act } = desk
  const times = timesOf(day)
  const [start, setStart] = useState(times[0]?.at ?? day.from)
  const [end, setEnd] = useState(times.at(-1)?.at ?? day.to)
  const [tableIds, setTableIds] = useState<string[]>([])
  const [reason, setReason] = useState('')
  const block = async () => {
    const done = await act('block', () =>
      client.addBlock({
        branch_id: day.branch_id,
        table_ids: tableIds,
        start,
        end,
        reason: reason.trim(),
      }),
    )
    if (done) onClose()
  }
  return (
    <Sheet
      title={t('res.block')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          wide
          disabled={tableIds.length === 0 || start >= end}
          state={busy === 'block' ? 'busy' : 'idle'}
          onClick={() => void block()}
        >
          {t('res.block')}
        </Button>
      }
    >
      <div className={form.form}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <div className={styles.two}>
          <TimeChoice day={day} label={t('res.from')} value={start} onChange={setStart} />
          <TimeChoice day={day} label={t('res.until')} value={end} onChange={setEnd} />
        </div>
        <TableChoice areas={day.areas} chosen={tableIds} onChange={setTableIds} />
        <Field
          label={t('res.reason')}
          dir="auto"
          limit={limits.name}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  )
}

interface BlockedSheetProps extends BlockSheetProps {
  readonly blocked: TableBlockWire
}

/** Tables that are blocked, and opening them again. */
export function BlockedSheet({ desk, blocked, onClose: close }: BlockedSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { busy, refused, act, day } = desk
  const names = day.areas
    .flatMap((area) => area.tables)
    .filter((table) => blocked.table_ids.includes(table.id))
    .map((table) => table.name)
  const open = async () => {
    if (await act('open', () => client.removeBlock(blocked.id))) onClose()
  }
  return (
    <Sheet title={blocked.reason || t('res.blocked')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={form.form}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <p>
          <bdi>{blocked.label}</bdi> · <bdi>{names.join(' · ')}</bdi>
        </p>
        <div className={form.acts}>
          <Button state={busy === 'open' ? 'busy' : 'idle'} onClick={() => void open()}>
            {t('res.unblock')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
