import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './place-sheet.module.css'
import { useSave } from './use-save.ts'

interface DeleteSheetProps {
  readonly title: string
  /** What goes. */
  readonly name: string
  /** What it means. */
  readonly children: ReactNode
  readonly onDelete: () => Promise<unknown>
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks once more before something goes for good. */
export function DeleteSheet({ title, name, children, onDelete, onClose, onDone }: DeleteSheetProps) {
  const t = useText()
  const { saving, trouble, save } = useSave(onDone)
  return (
    <Sheet
      title={title}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <div className={styles.two}>
          <Button kind="q" size="lg" onClick={onClose}>
            {t('place.keep')}
          </Button>
          <Button size="lg" state={saving ? 'busy' : 'idle'} onClick={() => save(onDelete)}>
            {t('place.delete')}
          </Button>
        </div>
      }
    >
      <div className={styles.sure}>
        {trouble && (
          <Note tone="err" alert>
            {trouble}
          </Note>
        )}
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p>{children}</p>
      </div>
    </Sheet>
  )
}
