import { directionOf, languages } from '#domain/core/words.ts'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { limits } from '#domain/core/limits.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage } from '#web/use-language.ts'
import filters from '../../shell/filters.module.css'
import page from '../../shell/page.module.css'
import styles from './lists-screen.module.css'
import type { ListDesk, ListEntry } from './use-list.ts'

/** The signs that guests' pages have for allergens. */
const allergenIcons = [
  'wheat',
  'milk',
  'egg',
  'nut',
  'bean',
  'sprout',
  'fish',
  'shrimp',
  'shell',
  'leaf',
] as const

interface ListEntryRowProps {
  readonly desk: ListDesk
  readonly entry: ListEntry
  readonly at: number
}

/** One entry: its names in both languages, and what else its list knows of it. */
export function ListEntryRow({ desk, entry, at }: ListEntryRowProps) {
  const t = useText()
  const language = useLanguage()
  const { kind, entries } = desk
  const name = entry.name[language] || entry.name.ar || t('lists.new')
  const notice = kind === 'notices' && entry.id !== undefined
  const title = notice ? t(`messages.event.${entry.id}` as TextKey) : name
  const removable = kind !== 'vehicle_brands' && kind !== 'notices'
  return (
    <li className={styles.entry} aria-label={title}>
      {notice && <h3>{title}</h3>}
      <Names desk={desk} entry={entry} at={at} />
      {kind === 'allergens' && (
        <label className={filters.select}>
          {t('lists.icon')}
          <select value={entry.icon} onChange={(event) => desk.put(at, { icon: event.currentTarget.value })}>
            <option value="">{t('lists.no-icon')}</option>
            {allergenIcons.map((id) => (
              <option key={id} value={id}>
                {t(`lists.icon.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'vehicle_brands' && entry.id !== 'other' && (
        <ChoiceRow
          type="checkbox"
          toggle
          name={`shown-${entry.id ?? at}`}
          checked={entry.shown}
          onChange={(shown) => desk.put(at, { shown })}
        >
          {t('lists.shown')}
        </ChoiceRow>
      )}
      {kind !== 'notices' && (
        <span className={styles.acts}>
          <IconButton
            icon={ChevronUp}
            label={t('lists.up', { name })}
            disabled={at === 0}
            onClick={() => desk.move(at, -1)}
          />
          <IconButton
            icon={ChevronDown}
            label={t('lists.down', { name })}
            disabled={at === entries.length - 1}
            onClick={() => desk.move(at, 1)}
          />
          {removable && (
            <IconButton icon={Trash2} label={t('lists.remove', { name })} onClick={() => desk.remove(at)} />
          )}
        </span>
      )}
    </li>
  )
}

const longest = 400

function Names({ desk, entry, at }: ListEntryRowProps) {
  const t = useText()
  const notice = desk.kind === 'notices'
  const own = entry.id === undefined ? undefined : desk.own[entry.id]
  return (
    <>
      {languages.map((language) => (
        <div key={language} className={styles.name}>
          <Field
            label={t(`lists.name-${language}`)}
            lang={language}
            dir={directionOf[language]}
            limit={notice ? longest : limits.name * 2}
            {...(notice && { rows: 3 })}
            value={entry.name[language]}
            onChange={(event) =>
              desk.put(at, { name: { ...entry.name, [language]: event.currentTarget.value } })
            }
          />
          {own && (
            <p className={page.small} dir={directionOf[language]} lang={language}>
              {t('lists.own-text', { text: own[language] })}
            </p>
          )}
        </div>
      ))}
    </>
  )
}
