import { useState } from 'react'
import type { BulkChangeBody, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { useFaultWords } from '../shell/use-fault-words.ts'
import styles from './bulk-bar.module.css'
import { bulkChangeOf, bulkKinds, type BulkKind } from './bulk-change-of.ts'

interface BulkBarProps {
  readonly count: number
  readonly groups: MenuDeskWire['groups']
  readonly busy: boolean
  readonly onApply: (change: BulkChangeBody) => void
  readonly onClear: () => void
}

/** One change of all that is selected; taken back as one. */
export function BulkBar({ count, groups, busy, onApply, onClear }: BulkBarProps) {
  const t = useText()
  const fault = useFaultWords()
  const [kind, setKind] = useState<BulkKind>('percent')
  const [value, setValue] = useState('10')
  const [groupId, setGroupId] = useState(groups[0]?.id ?? '')
  const change = bulkChangeOf(kind, value, groupId)
  return (
    <section className={styles.bar} aria-label={t('bulk.what')}>
      <b role="status">{t('bulk.chosen', { count })}</b>
      <select
        aria-label={t('bulk.what')}
        value={kind}
        onChange={(event) => {
          const next = bulkKinds.find((one) => one === event.currentTarget.value)
          if (next) setKind(next)
        }}
      >
        {bulkKinds.map((one) => (
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
          aria-invalid={!change}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {!change && (
        <span role="alert" className={styles.wrong}>
          {fault(value)}
        </span>
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
