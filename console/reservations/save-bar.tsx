import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { useUnsaved } from '../shell/draft/unsaved.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  readonly dirty: boolean
  readonly busy: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** What was changed waits here to be saved. */
export function SaveBar({ dirty, busy, onSave, onDiscard }: SaveBarProps) {
  const t = useText()
  useUnsaved(dirty, busy)
  return (
    <div role="status" className={dirty ? styles.bar : undefined}>
      {dirty && (
        <>
          <b>{t('res.changed')}</b>
          <Button kind="q" onClick={onDiscard}>
            {t('res.discard')}
          </Button>
          <Button state={busy ? 'busy' : 'idle'} onClick={onSave}>
            {t('res.save')}
          </Button>
        </>
      )}
    </div>
  )
}
