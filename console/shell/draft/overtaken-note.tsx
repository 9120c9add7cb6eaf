import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './overtaken-note.module.css'

interface OvertakenNoteProps {
  /** What happened. */
  readonly children: ReactNode
  /** The next save goes over what the colleague left. */
  readonly onKeepMine: () => void
  /** What was typed goes. */
  readonly onTakeTheirs: () => void
}

/** A colleague was faster: nothing of either is lost without a choice. */
export function OvertakenNote({ children, onKeepMine, onTakeTheirs }: OvertakenNoteProps) {
  const t = useText()
  return (
    <Note tone="warn" alert>
      {children}
      <span className={styles.choices}>
        <Button kind="s" size="sm" onClick={onKeepMine}>
          {t('dish.changed-keep')}
        </Button>
        <Button kind="q" size="sm" onClick={onTakeTheirs}>
          {t('dish.changed-load')}
        </Button>
      </span>
    </Note>
  )
}

interface RefusedNoteProps<T> {
  /** A form that says why its last press was refused, with what a colleague left if that was why. */
  readonly form: {
    readonly refused?: string | undefined
    readonly overtaken?: T | undefined
    readonly keepMine: (now: T) => void
    readonly takeTheirs: (now: T) => void
  }
}

/** Why the last press was refused; one that a colleague was faster with leads on both ways. */
export function RefusedNote<T>({ form: { refused, overtaken, keepMine, takeTheirs } }: RefusedNoteProps<T>) {
  if (!refused) return null
  return overtaken === undefined ? (
    <Note tone="err" alert>
      {refused}
    </Note>
  ) : (
    <OvertakenNote onKeepMine={() => keepMine(overtaken)} onTakeTheirs={() => takeTheirs(overtaken)}>
      {refused}
    </OvertakenNote>
  )
}
