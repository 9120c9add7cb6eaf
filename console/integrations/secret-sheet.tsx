import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { CopyField } from './copy-field.tsx'

interface SecretSheetProps {
  readonly title: string
  readonly lead: string
  readonly label: string
  readonly secret: string
  readonly onClose: () => void
}

/** A secret that is shown this once. */
export function SecretSheet({ title, lead, label, secret, onClose }: SecretSheetProps) {
  const t = useText()
  return (
    <Sheet
      title={title}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide kind="s" onClick={onClose}>
          {t('int.done')}
        </Button>
      }
    >
      <div className={page.form}>
        <Note tone="warn">{lead}</Note>
        <CopyField label={label} value={secret} />
      </div>
    </Sheet>
  )
}
