import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { CustomerPageWire } from '#contract/customers/customer-desk.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { RefusedNote } from '../shell/draft/overtaken-note.tsx'
import page from '../shell/page.module.css'
import { useUnsaved } from '../shell/draft/unsaved.ts'
import { useAct } from '../shell/use-act.ts'

interface CustomerNoteProps {
  readonly shown: CustomerPageWire
  readonly onShown: (page: CustomerPageWire) => void
}

/** What staff should know of a customer: allergies, habits, what went wrong once. */
export function CustomerNote({ shown, onShown }: CustomerNoteProps) {
  const t = useText()
  const form = useNote({ shown, onShown })
  return (
    <div className={page.card}>
      <Field
        label={t('customers.note')}
        hint={t('customers.note-hint')}
        rows={3}
        dir="auto"
        limit={limits.notes}
        value={form.typed}
        error={form.act.wrong('note')}
        onChange={(event) => form.setTyped(event.currentTarget.value)}
      />
      <RefusedNote form={form} />
      {form.dirty && (
        <div className={page.acts}>
          <Button kind="s" state={form.act.busy ? 'busy' : 'idle'} onClick={form.save}>
            {t('customers.note-save')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What is typed, over which note, and what a colleague wrote meanwhile. */
function useNote({ shown, onShown }: CustomerNoteProps) {
  const client = useClient()
  const act = useAct()
  const { id, note } = shown.customer
  const [typed, setTyped] = useState(note)
  const [seen, setSeen] = useState(note)
  const [overtaken, setOvertaken] = useState<string>()
  const dirty = typed.trim() !== seen
  useUnsaved(dirty, act.busy)
  const start = (now: string, text: string) => {
    act.clear()
    setOvertaken(undefined)
    setSeen(now)
    setTyped(text)
  }
  const save = () =>
    act.run(
      () =>
        client.setCustomerNote(id, { note: typed, seen }).catch((error: unknown) => {
          setOvertaken(noteOf(error))
          throw error
        }),
      (saved) => {
        start(saved.customer.note, saved.customer.note)
        onShown(saved)
      },
    )
  return {
    act,
    dirty,
    typed,
    setTyped,
    save,
    overtaken,
    refused: act.refused,
    keepMine: (now: string) => start(now, typed),
    takeTheirs: (now: string) => start(now, now),
  }
}

/** The note that stands now, where a refusal tells it. */
function noteOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.body.code !== 'plan-changed') return undefined
  return (error.body.details as { note?: string } | undefined)?.note
}
