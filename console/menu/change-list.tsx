import { Undo2 } from 'lucide-react'
import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useText, type TextOf } from '../i18n/use-text.ts'
import styles from './menu-screen.module.css'

type Change = MenuDeskWire['changes'][number]

interface ChangeListProps {
  readonly changes: readonly Change[]
  readonly onUndo: (batch: string) => void
}

/** What was changed last, by whom and when; each can be taken back as long as nothing lies over it. */
export function ChangeList({ changes, onUndo }: ChangeListProps) {
  const t = useText()
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label={t('menu.changes')}>
      <h2>{t('menu.changes')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={change.batch}>
            <span>
              {wordsOf(change, t)}
              <small>
                <bdi>{t('menu.by', { by: change.by, at: change.at_words })}</bdi>
              </small>
            </span>
            <IconButton
              icon={Undo2}
              label={t('menu.undo-of', { what: wordsOf(change, t) })}
              onClick={() => onUndo(change.batch)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Takes a change; returns what it was in words. */
export function wordsOf({ kind, name, count }: Change, t: TextOf): string {
  return t(`menu.change-${kind}`, { name, count })
}
