import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import page from './page.module.css'
import type { Act } from './use-act.ts'

interface FormSheetProps {
  readonly title: string
  /** What the button at the foot says and does. */
  readonly send: string
  readonly onSend: () => void
  readonly disabled?: boolean
  readonly act: Pick<Act, 'busy' | 'refused'>
  /** Stands with the refusal. */
  readonly beside?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet with a form that is sent as one, by Enter too: why it was refused stands above the fields, the button at the foot. */
export function FormSheet(props: FormSheetProps) {
  const { title, send, onSend, disabled, act, beside, onClose, children } = props
  const t = useText()
  return (
    <Sheet
      title={title}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={act.busy ? 'busy' : 'idle'} disabled={disabled} onClick={onSend}>
          {send}
        </Button>
      }
    >
      <form
        className={page.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.busy) onSend()
        }}
      >
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
            {beside}
          </Note>
        )}
        {children}
        {/* Enter in a field sends */}
        <button type="submit" hidden aria-hidden tabIndex={-1} disabled={disabled} />
      </form>
    </Sheet>
  )
}
