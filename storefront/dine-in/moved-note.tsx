import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useTableText } from '../i18n/use-table-text.ts'
import styles from './moved-note.module.css'
import { useTable } from './use-table.tsx'

/** Staff have moved the party while this page was open: where it sits now. `over`: it lies over the page. */
export function MovedNote({ over = false }: { readonly over?: boolean }) {
  const t = useTableText()
  const { session, moved, settle } = useTable()
  return (
    <div role="status" className={over ? styles.over : undefined}>
      {moved && (
        <Note tone="info">
          <span className={styles.line}>
            <span>
              <strong>{t('table.moved', { name: session.table })}</strong> {t('table.moved-text')}
            </span>
            <Button kind="q" onClick={settle}>
              {t('table.moved-seen')}
            </Button>
          </span>
        </Note>
      )}
    </div>
  )
}
