import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { DeleteSheet } from './delete-sheet.tsx'
import styles from './place-card.module.css'
import { useSave } from './use-save.ts'
import { useMoves } from '../../moves/moves.ts'

/** What a card can ask for. */
export interface PlaceActs {
  readonly making: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onMakeDefault: () => void
}

interface PlacesScreenProps<P> {
  readonly kind: 'address' | 'vehicle'
  readonly places: readonly P[]
  /** They could not be read. */
  readonly failed?: boolean
  /** How many an account keeps. */
  readonly most: number
  readonly picture: string
  /** What a place is called, in one line. */
  readonly nameOf: (place: P) => string
  readonly card: (place: P, acts: PlaceActs) => ReactNode
  /** The sheet in which one is changed, or a new one is made. */
  readonly sheet: (place: P | undefined, ends: { onClose: () => void; onSaved: () => void }) => ReactNode
  readonly makeDefault: (id: string) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
}

type Doing<P> = 'add' | { readonly edit: P } | { readonly remove: P }

/** The customer's addresses, or vehicles: add, change, delete, choose the default. */
export function PlacesScreen<P extends { readonly id: string }>(props: PlacesScreenProps<P>) {
  const { kind, places, failed = false, most, picture, nameOf, card, sheet, makeDefault, remove } = props
  const t = useText()
  const { revalidate } = useMoves()
  const [doing, setDoing] = useState<Doing<P>>()
  const [making, setMaking] = useState<string>()
  const { saving, trouble, save } = useSave(() => void revalidate())
  const onClose = () => setDoing((now) => (now === doing ? undefined : now))
  const onSaved = () => {
    onClose()
    void revalidate()
  }
  const actsOf = (place: P): PlaceActs => ({
    making: saving && making === place.id,
    onEdit: () => setDoing({ edit: place }),
    onDelete: () => setDoing({ remove: place }),
    onMakeDefault: () => {
      setMaking(place.id)
      save(() => makeDefault(place.id))
    },
  })
  const full = places.length >= most
  if (failed) return <Unread kind={kind} onRetry={() => void revalidate()} />
  return (
    <>
      {trouble && (
        <Note tone="err" alert>
          {trouble}
        </Note>
      )}
      {places.length === 0 ? (
        <Empty picture={picture} title={t(`${kind}.none`)} text={t(`${kind}.none-hint`)}>
          <AddButton kind={kind} onAdd={() => setDoing('add')} />
        </Empty>
      ) : (
        <>
          <ul className={styles.list}>{places.map((place) => card(place, actsOf(place)))}</ul>
          <div className={styles.foot}>
            {full && <Note tone="info">{t(`${kind}.full`, { count: most })}</Note>}
            <AddButton kind={kind} disabled={full} onAdd={() => setDoing('add')} />
          </div>
        </>
      )}
      {doing === 'add' && sheet(undefined, { onClose, onSaved })}
      {typeof doing === 'object' && 'edit' in doing && sheet(doing.edit, { onClose, onSaved })}
      {typeof doing === 'object' && 'remove' in doing && (
        <DeleteSheet
          title={t(`${kind}.delete`)}
          name={nameOf(doing.remove)}
          onDelete={() => remove(doing.remove.id)}
          onClose={onClose}
          onDone={onSaved}
        >
          {t(`${kind}.delete-sure`)}
        </DeleteSheet>
      )}
    </>
  )
}

function Unread({ kind, onRetry }: { readonly kind: 'address' | 'vehicle'; readonly onRetry: () => void }) {
  const t = useText()
  return (
    <div className={styles.foot}>
      <Note tone="err" alert>
        {t(`${kind}.unread`)}
      </Note>
      <Button kind="s" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}

interface AddButtonProps {
  readonly kind: 'address' | 'vehicle'
  readonly disabled?: boolean
  readonly onAdd: () => void
}

function AddButton({ kind, disabled = false, onAdd }: AddButtonProps) {
  const t = useText()
  return (
    <Button wide size="lg" disabled={disabled} onClick={onAdd}>
      <Icon of={Plus} />
      {t(`${kind}.add`)}
    </Button>
  )
}
