import { useState } from 'react'
import type { BulkChangeBody, MenuDeskWire } from '#contract/menu-desk.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './bulk-bar.module.css'

interface BulkBarProps {
  readonly count: number
  readonly groups: MenuDeskWire['groups']
  readonly busy: boolean
  readonly onApply: (change: BulkChangeBody) => void
  readonly onClear: () => void
}

const kinds = ['percent', 'add', 'on', 'off', 'group'] as const
type Kind = (typeof kinds)[number]

/** One change of all that is selected; taken back as one. */
export function BulkBar({ count, groups, busy, onApply, onClear }: BulkBarProps) {
  const t = useText()
  const [kind, setKind] = useState<Kind>('percent')
  const [value, setValue] = useState('10')
  const [groupId, setGroupId] = useState(groups[0]?.id ?? '')
  const change = changeOf(kind, value, groupId)
  return (
    <section className={styles.bar} aria-label={t('bulk.what')}>
      <b role="status">{t('bulk.chosen', { count })}</b>
      <select
        aria-label={t('bulk.what')}
        value={kind}
        onChange={(event) => {
          const next = kinds.find((one) => one === event.currentTarget.value)
          if (next) setKind(next)
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`bulk.${one}`)}
          </option>
        ))}
      </select>
      {(kind === 'percent' || kind === 'add') && (
        <input
          aria-label={t('bulk.value')}
          inputMode="decimal"
          dir="ltr"
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {kind === 'group' && (
        <select
          aria-label={t('menu.group')}
          value={groupId}
          onChange={(event) => setGroupId(event.currentTarget.value)}
        >
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name.ar || group.name.en}
            </option>
          ))}
        </select>
      )}
      <Button
        size="sm"
        disabled={!change}
        state={busy ? 'busy' : 'idle'}
        onClick={() => change && onApply(change)}
      >
        {t('bulk.apply')}
      </Button>
      <Button kind="q" size="sm" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </section>
  )
}

function changeOf(kind: Kind, value: string, groupId: string): BulkChangeBody | undefined {
  if (kind === 'on' || kind === 'off') return { kind: 'on_sale', on: kind === 'on' }
  if (kind === 'group') return { kind: 'group', group_id: groupId }
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return undefined
  if (kind === 'add') return { kind: 'price_add', amount: number.toFixed(2) }
  return number >= -90 && number <= 500 ? { kind: 'price_percent', percent: number } : undefined
}
