import { Plus, Trash2 } from 'lucide-react'
import type { ReservationChoicesWire } from '#contract/reservations/reservation-rules.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './rules-screen.module.css'
import type { RulesDesk } from '../use-rules.ts'

type EventType = ReservationChoicesWire['event_types'][number]
type Choice = Pick<EventType, 'id' | 'name'> & { readonly icon?: string }

interface ChoicesCardProps {
  readonly desk: RulesDesk
  readonly what: 'reasons' | 'event_types'
}

/** What guests choose from: reasons to cancel, or occasions with their icon. All branches share them. */
export function ChoicesCard({ desk: { choices, setChoices }, what }: ChoicesCardProps) {
  const t = useText()
  const occasions = what === 'event_types'
  const list: readonly Choice[] = choices[what]
  const put = (next: readonly Choice[]) =>
    setChoices(
      occasions
        ? { ...choices, event_types: next.map((one) => ({ ...one, icon: one.icon ?? '🎉' })) }
        : { ...choices, reasons: next.map(({ id, name }) => ({ ...(id && { id }), name })) },
    )
  const change = (at: number, more: Partial<Choice>) =>
    put(list.map((one, i) => (i === at ? { ...one, ...more } : one)))
  return (
    <section className={styles.card} aria-labelledby={`rules-${what}`}>
      <h2 id={`rules-${what}`}>{t(occasions ? 'res.events' : 'res.reasons')}</h2>
      <p className={styles.muted}>{t('res.all-branches')}</p>
      {list.map((one, i) => (
        <div key={one.id ?? `new-${i}`} className={styles.row}>
          {occasions && (
            <Field
              label={t('res.icon')}
              maxLength={16}
              value={one.icon ?? ''}
              onChange={(event) => change(i, { icon: event.currentTarget.value })}
            />
          )}
          <Field
            label={t('res.name-ar')}
            lang="ar"
            limit={limits.name}
            value={one.name.ar}
            onChange={(event) => change(i, { name: { ...one.name, ar: event.currentTarget.value } })}
          />
          <Field
            label={t('res.name-en')}
            lang="en"
            limit={limits.name}
            value={one.name.en}
            onChange={(event) => change(i, { name: { ...one.name, en: event.currentTarget.value } })}
          />
          <IconButton
            icon={Trash2}
            label={t('res.remove', { name: one.name.en || one.name.ar })}
            onClick={() => put(list.filter((_, at) => at !== i))}
          />
        </div>
      ))}
      <p>
        <Button
          kind="s"
          size="sm"
          disabled={list.length >= 30}
          onClick={() => put([...list, { name: { ar: '', en: '' } }])}
        >
          <Icon of={Plus} size="s" />
          {t(occasions ? 'res.add-event' : 'res.add-reason')}
        </Button>
      </p>
    </section>
  )
}
