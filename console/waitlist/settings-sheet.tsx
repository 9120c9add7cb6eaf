import { useState, type FormEvent } from 'react'
import type { WaitingSettingsBody } from '#contract/waitlist/waiting-desk.ts'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './queue-screen.module.css'
import type { Queue } from './use-queue.ts'

/** Takes the desk; returns its settings as they are saved. */
export function settingsOf({ desk }: Pick<Queue, 'desk'>): WaitingSettingsBody {
  const { branch_id, enabled, out_of_service, person_count_from, person_count_to, call_minutes } = desk
  return { branch_id, enabled, out_of_service, person_count_from, person_count_to, call_minutes }
}

/** Whether a branch has a waiting list, for which parties, and how long a called one's table is kept. */
export function SettingsSheet({
  queue,
  onClose: close,
}: {
  readonly queue: Queue
  readonly onClose: () => void
}) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { busy, act, refused } = queue
  // over what a colleague changes meanwhile: who saves a number here must not open a list that was just paused
  const [mine, setMine] = useState<Partial<WaitingSettingsBody>>({})
  const settings = { ...settingsOf(queue), ...mine }
  const set = (more: Partial<WaitingSettingsBody>) => setMine((now) => ({ ...now, ...more }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await act('settings', () => client.saveWaitingSettings(settings))) onClose()
  }
  const number = (
    key: 'person_count_from' | 'person_count_to' | 'call_minutes',
    label: string,
    max: number = waitingLimits.party,
  ) => (
    <WholeNumberField
      label={label}
      min={1}
      max={max}
      value={settings[key]}
      onChange={(value) => set({ [key]: value })}
    />
  )
  return (
    <Sheet title={t('queue.settings')} closeWord={t('shell.close')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <ChoiceRow
          type="checkbox"
          toggle
          name="enabled"
          checked={settings.enabled}
          onChange={(enabled) => set({ enabled })}
        >
          {t('queue.enabled')}
        </ChoiceRow>
        <div className={styles.two}>
          {number('person_count_from', t('queue.from'))}
          {number('person_count_to', t('queue.to'))}
        </div>
        {number('call_minutes', t('queue.keep'), waitingLimits.callMinutes)}
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <Button type="submit" wide state={busy === 'settings' ? 'busy' : 'idle'}>
          {t('queue.save')}
        </Button>
      </form>
    </Sheet>
  )
}
