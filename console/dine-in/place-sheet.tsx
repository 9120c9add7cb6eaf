import { useState } from 'react'
import type { SeatedTableWire } from '#contract/dine-in/table-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { placesFor, type PlaceChoice } from './place-choices.ts'
import styles from './place-sheet.module.css'
import { leftOf, placeName } from './table-state.ts'
import type { useTables } from './use-tables.ts'

interface PlaceSheetProps {
  /** The party goes to another table, or takes another one to its own. */
  readonly act: 'move' | 'join'
  readonly session: SeatedTableWire
  readonly tables: ReturnType<typeof useTables>
  readonly onClose: () => void
  /** It is done; where the party sits now, when that is another table. */
  readonly onPlaced: (tableId: string | undefined) => void
}

/** To which table a seated party moves, or which it takes to its own: by area, with what is to be looked at first. */
export function PlaceSheet({ act: doing, session, tables, onClose, onPlaced }: PlaceSheetProps) {
  const t = useText()
  const client = useClient()
  const { desk, busy, refused, act } = tables
  const [chosen, setChosen] = useState<string>()
  const areas = placesFor(doing, desk, session)
  const choice = areas.flatMap(({ choices }) => choices).find((one) => one.table.id === chosen)
  const place = async () => {
    if (!choice) return
    const to = choice.table.id
    const done = await act('place', () =>
      client.placeParty(session.id, { act: doing, table_id: to, anyway: [...choice.warnings] }),
    )
    if (done) onPlaced(doing === 'move' ? to : undefined)
  }
  return (
    <Sheet
      title={t(`tables.${doing}-title`, { name: placeName(session) })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <div role="status">
            {choice && choice.warnings.length > 0 && (
              <Warnings choice={choice} doing={doing} session={session} />
            )}
          </div>
          {refused && (
            <Note tone="err" alert>
              {refused}
            </Note>
          )}
          <Button
            size="lg"
            wide
            disabled={!choice}
            state={busy === 'place' ? 'busy' : 'idle'}
            onClick={() => void place()}
          >
            {choice
              ? t(`tables.${doing}-${choice.warnings.length > 0 ? 'anyway' : 'to'}`, {
                  name: choice.table.name,
                })
              : t(doing === 'move' ? 'tables.move' : 'tables.join-with')}
          </Button>
        </div>
      }
    >
      <div className={form.form}>
        <p className={form.lead}>{t(`tables.${doing}-lead`)}</p>
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
      </div>
    </Sheet>
  )
}

function Place({ choice, on, onChoose }: { choice: PlaceChoice; on: boolean; onChoose: () => void }) {
  const t = useText()
  const { table, warnings, seated } = choice
  return (
    <label className={styles.place}>
      <input type="radio" name="place" className="vh" checked={on} onChange={onChoose} />
      <strong>
        <bdi>{seated ? placeName(seated) : table.name}</bdi>
      </strong>
      <small>
        {seated ? t('tables.guests', { count: seated.party }) : t('tables.seats', { count: table.seats })}
      </small>
      {seated && Number(leftOf(seated)) > 0 && <Money amount={leftOf(seated)} />}
      {!seated && table.sessions.length > 0 && <Badge tone="ok">{t('tables.paid')}</Badge>}
      {table.booked && (
        <Badge tone={warnings.includes('table-booked-soon') ? 'warn' : 'plain'}>
          {t('tables.booked', { time: table.booked.time })}
        </Badge>
      )}
    </label>
  )
}

interface WarningsProps {
  readonly choice: PlaceChoice
  readonly doing: 'move' | 'join'
  readonly session: SeatedTableWire
}

function Warnings({ choice: { table, warnings }, doing, session }: WarningsProps) {
  const t = useText()
  const before = doing === 'join' ? session.tables : []
  const seats = before.reduce((sum, one) => sum + one.seats, table.seats)
  return (
    <Note tone="warn">
      {warnings.includes('table-too-small') && (
        <p>
          {t('tables.too-small', {
            guests: t('tables.guests', { count: session.party }),
            seats: t('tables.seats', { count: seats }),
          })}
        </p>
      )}
      {warnings.includes('table-booked-soon') && table.booked && (
        <p>{t('tables.booked-soon', { time: table.booked.time })}</p>
      )}
    </Note>
  )
}
