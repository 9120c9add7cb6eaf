import { MessageSquare } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '#console/i18n/use-text.ts'
import styles from './customer-note.module.css'
import { NoteWords } from './note-words.tsx'

/** What the customer wrote, in amber; allergy words bold (design 11). */
export function CustomerNote({ note }: { readonly note: string }) {
  const t = useText()
  return (
    <p className={styles.note}>
      <Icon of={MessageSquare} size="s" />
      <span className="vh">{t('ticket.note')}</span>
      <span dir="auto">
        <NoteWords note={note} />
      </span>
    </p>
  )
}
