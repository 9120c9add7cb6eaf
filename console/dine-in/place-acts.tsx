import { ArrowLeftRight, Combine } from 'lucide-react'
import type { SeatedTableWire } from '#contract/dine-in/table-desk.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import type { useTables } from './use-tables.ts'

interface PlaceActsProps {
  readonly session: SeatedTableWire
  readonly tables: ReturnType<typeof useTables>
  /** Opens the choice of another table. */
  readonly onPlace: (act: 'move' | 'join') => void
}

/** The party goes to another table, takes one to its own, or gives one back. */
export function PlaceActs({ session, tables, onPlace }: PlaceActsProps) {
  const t = useText()
  const client = useClient()
  const { busy, act } = tables
  const free = (id: string) => () =>
    void act(`free-${id}`, () => client.placeParty(session.id, { act: 'free', table_id: id, anyway: [] }))
  return (
    <>
      <div className={form.acts}>
        <Button kind="s" onClick={() => onPlace('move')}>
          <Icon of={ArrowLeftRight} size="s" />
          {t('tables.move')}
        </Button>
        <Button kind="s" onClick={() => onPlace('join')}>
          <Icon of={Combine} size="s" />
          {t('tables.join-with')}
        </Button>
      </div>
      {session.tables.length > 1 && (
        <div className={form.acts}>
          {session.tables.map(({ id, name }) => (
            <Button key={id} kind="q" state={busy === `free-${id}` ? 'busy' : 'idle'} onClick={free(id)}>
              {t('tables.give-back-table', { name })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
