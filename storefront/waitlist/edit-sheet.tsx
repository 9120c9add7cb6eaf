import { useEffect, useState, type FormEvent } from 'react'
import type { WaitingAreaWire, WaitingSettingsWire } from '#contract/waitlist/waiting.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '../shell/use-client.ts'
import { nationalMobile } from '../customers/show-mobile.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { useSite } from '../shell/use-site.ts'
import { PartyFields } from './party-fields.tsx'
import styles from './ticket.module.css'
import type { PartyForm } from './use-join-form.ts'
import type { Ticket } from './use-ticket.ts'

/** Changing how many, where and who (spec 4: update). */
export function EditSheet({
  ticket,
  onClose: close,
}: {
  readonly ticket: Ticket
  readonly onClose: () => void
}) {
  const onClose = useWhileMounted(close)
  const t = useWaitingText()
  const client = useClient()
  const { entry, act, busy, errors, refused } = ticket
  const { country } = useSite()
  const [known, setKnown] = useState<{ areas: WaitingAreaWire[]; settings: WaitingSettingsWire }>()
  const [form, setForm] = useState<PartyForm>({
    guests: entry.guests_count,
    area: entry.area.id,
    name: entry.own?.name ?? '',
    phone: nationalMobile(entry.own?.phone ?? null, country.iso_code2) || (entry.own?.phone ?? ''),
    note: entry.own?.note ?? '',
  })
  const branchId = entry.branch.id
  useEffect(() => {
    Promise.all([client.waitingAreas(branchId), client.waitingSettings(branchId)]).then(
      ([areas, { waiting_settings }]) => setKnown({ areas: areas.data, settings: waiting_settings }),
      () => undefined,
    )
  }, [client, branchId])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { guests, area, name, phone, note } = form
    const moved = area === entry.area.id ? {} : { area_id: area }
    const body = { guests_count: guests, name, phone, note, ...moved }
    if (await act('update', () => client.updateWaiting(entry.id, body))) onClose()
  }
  return (
    <Sheet title={t('waiting.edit-title')} closeWord={t('waiting.close')} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        <PartyFields
          form={form}
          errors={errors}
          alertKey={errors}
          areas={known?.areas ?? []}
          least={known?.settings.person_count_from ?? 1}
          most={known?.settings.person_count_to ?? 12}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
        {form.area !== entry.area.id && <Note tone="warn">{t('waiting.move-note')}</Note>}
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <Button type="submit" size="lg" wide state={busy === 'update' ? 'busy' : 'idle'}>
          {t('waiting.save')}
        </Button>
      </form>
    </Sheet>
  )
}
