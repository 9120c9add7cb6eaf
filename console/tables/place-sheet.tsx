import { useState } from 'react'
import type { SeatedTableWire } from '#contract/table-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { freePlaces, type PlaceChoice } from './place-choices.ts'
import styles from './place-sheet.module.css'
import type { TableOfDesk } from './table-state.ts'
import type { useTables } from './use-tables.ts'

interface PlaceSheetProps {
  readonly table: TableOfDesk
  readonly session: SeatedTableWire
  readonly tables: ReturnType<typeof useTables>
  readonly onClose: () => void
  /** It is done; the party sits there now. */
  readonly onPlaced: (tableId: string) => void
}

/** To which table a seated party moves: the free ones by area, and what is to be looked at first. */
export function PlaceSheet({ table, session, tables, onClose, onPlaced }: PlaceSheetProps) {
  const t = useText()
  const client = useClient()
  const { desk, busy, refused, act } = tables
  const [chosen, setChosen] = useState<string>()
  const areas = freePlaces(desk, session.party)
  const choice = areas.flatMap(({ choices }) => choices).find((one) => one.table.id === chosen)
  const place = async () => {
    if (!choice) return
    const to = choice.table.id
    const done = await act('place', () =>
      client.placeParty(session.id, { act: 'move', table_id: to, anyway: [...choice.warnings] }),
    )
    if (done) onPlaced(to)
  }
  return (
    <Sheet
      title={t('tables.move-title', { name: table.name })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        choice && (
          <Button size="lg" wide state={busy === 'place' ? 'busy' : 'idle'} onClick={() => void place()}>
            {t(choice.warnings.length > 0 ? 'tables.move-anyway' : 'tables.move-to', {
              name: choice.table.name,
            })}
          </Button>
        )
      }
    >
      <div className={form.form}>
        <p className={form.lead}>{t('tables.move-lead')}</p>
        {areas.length === 0 && <Note tone="info">{t('tables.no-free')}</Note>}
        {areas.map((area) => (
          <fieldset key={area.id} className={styles.area}>
            <legend>
              <bdi>{area.name}</bdi>
            </legend>
            <div className={styles.grid}>
              {area.choices.map((one) => (
                <Place
                  key={one.table.id}
                  choice={one}
                  on={one.table.id === chosen}
                  onChoose={() => setChosen(one.table.id)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div role="status" className={styles.told}>
          {choice && choice.warnings.length > 0 && <Warnings choice={choice} guests={session.party} />}
        </div>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

function Place({ choice, on, onChoose }: { choice: PlaceChoice; on: boolean; onChoose: () => void }) {
  const t = useText()
  const { table, warnings } = choice
  return (
    <label className={styles.place}>
      <input type="radio" name="place" className="vh" checked={on} onChange={onChoose} />
      <strong>
        <bdi>{table.name}</bdi>
      </strong>
      <small>{t('tables.seats', { count: table.seats })}</small>
      {table.booked && (
        <Badge tone={warnings.includes('table-booked-soon') ? 'warn' : 'plain'}>
          {t('tables.booked', { time: table.booked.time })}
        </Badge>
      )}
    </label>
  )
}

function Warnings({ choice: { table, warnings }, guests }: { choice: PlaceChoice; guests: number }) {
  const t = useText()
  return (
    <Note tone="warn">
      {warnings.includes('table-too-small') && (
        <p>
          {t('tables.too-small', {
            guests: t('tables.guests', { count: guests }),
            seats: t('tables.seats', { count: table.seats }),
          })}
        </p>
      )}
      {warnings.includes('table-booked-soon') && table.booked && (
        <p>{t('tables.booked-soon', { time: table.booked.time })}</p>
      )}
    </Note>
  )
}
