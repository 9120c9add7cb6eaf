import { useId } from 'react'
import type { BannerBody } from '#contract/site/site-content.ts'
import { Field } from '#ui/fields/field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { NamedChoice } from '../../shell/named-choice.tsx'
import styles from './content-screen.module.css'
import type { Content } from './use-content.ts'

interface BannerTargetProps {
  readonly content: Content
  readonly typed: BannerBody
  readonly change: (more: Partial<BannerBody>) => void
}

/** Where a banner leads: nowhere, to a dish, to a group of the menu, or to another site (spec 4). */
export function BannerTarget({ content, typed, change }: BannerTargetProps) {
  const t = useText()
  const { items, groups } = content.content
  return (
    <>
      <NamedChoice
        legend={t('content.leads-to')}
        name="type"
        value={typed.type}
        onChange={(type) => change({ type })}
        options={(['default', 'item', 'group', 'url'] as const).map((value) => ({
          value,
          label: t(`content.type.${value}`),
        }))}
      />
      {typed.type === 'item' && (
        <Choice
          label={t('content.item')}
          rows={items}
          value={typed.item_id}
          onChange={(item_id) => change({ item_id })}
        />
      )}
      {typed.type === 'group' && (
        <Choice
          label={t('content.group')}
          rows={groups}
          value={typed.group_id}
          onChange={(group_id) => change({ group_id })}
        />
      )}
      {typed.type === 'url' && (
        <Field
          label={t('content.url')}
          hint={t('content.url-hint')}
          type="url"
          dir="ltr"
          autoComplete="off"
          value={typed.url ?? ''}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly rows: readonly { readonly id: string; readonly name: string }[]
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

function Choice({ label, rows, value, onChange }: ChoiceProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">{t('content.choose')}</option>
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </select>
    </div>
  )
}
