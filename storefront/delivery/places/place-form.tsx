import type { ReactNode, RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SheetQuestion } from '#ui/use-asked-close.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './place-sheet.module.css'

interface PlaceFormProps {
  readonly kind: 'address' | 'vehicle'
  readonly isNew: boolean
  readonly form: RefObject<HTMLFormElement | null>
  readonly saving: boolean
  /** What the button says; none: that it saves. */
  readonly saveWord?: string | undefined
  /** What went wrong with the whole, in words. */
  readonly trouble: string | undefined
  /** The switch of the default; none where it is the default in any case. */
  readonly asDefault: { readonly on: boolean; readonly set: (on: boolean) => void } | undefined
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The sheet in which an address or a vehicle is written. */
export function PlaceForm(props: PlaceFormProps) {
  const { kind, isNew, form, saving, saveWord, trouble, asDefault, onSend, onClose, children } = props
  const t = useText()
  return (
    <SheetQuestion value={t(`${kind}.leave-sure`)}>
      <Sheet
        title={t(isNew ? `${kind}.add` : `${kind}.edit`)}
        closeWord={t('shell.close')}
        onClose={onClose}
        foot={
          <Button size="lg" wide state={saving ? 'busy' : 'idle'} onClick={onSend}>
            {saveWord ?? t(`${kind}.save`)}
          </Button>
        }
      >
        <form
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            onSend()
          }}
        >
          {trouble && (
            <Note tone="err" alert>
              {trouble}
            </Note>
          )}
          {children}
          {asDefault && (
            <ChoiceRow
              type="checkbox"
              toggle
              name="is_default"
              checked={asDefault.on}
              onChange={asDefault.set}
            >
              {t(`${kind}.default-toggle`)}
            </ChoiceRow>
          )}
        </form>
      </Sheet>
    </SheetQuestion>
  )
}

/** Takes the form and a field's name; puts the focus there. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
