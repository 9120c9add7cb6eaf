import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './rules-screen.module.css'
import type { RulesDesk } from '../use-rules.ts'

/** How long parties stay by their size, the gap between two at a table, and how many may come at once. */
export function StaysCard({ desk: { rules, set } }: { readonly desk: RulesDesk }) {
  const t = useText()
  const { stays, turn_minutes, covers_per_quarter: covers } = rules
  const change = (at: number, more: Partial<(typeof stays)[number]>) =>
    set({ stays: stays.map((one, i) => (i === at ? { ...one, ...more } : one)) })
  return (
    <section className={styles.card} aria-labelledby="rules-stays">
      <h2 id="rules-stays">{t('res.stays')}</h2>
      {stays.map((one, i) => (
        <div key={i} className={styles.row}>
          <WholeNumberField
            label={t('res.guests-to')}
            value={one.guests_to}
            min={1}
            max={100}
            onChange={(guests_to) => change(i, { guests_to })}
          />
          <WholeNumberField
            label={t('res.minutes')}
            value={one.minutes}
            min={15}
            max={720}
            step={15}
            onChange={(minutes) => change(i, { minutes })}
          />
          <IconButton
            icon={Trash2}
            label={t('res.remove', { name: String(one.guests_to) })}
            disabled={stays.length === 1}
            onClick={() => set({ stays: stays.filter((_, at) => at !== i) })}
          />
        </div>
      ))}
      <p>
        <Button
          kind="s"
          size="sm"
          disabled={stays.length >= 12}
          onClick={() => set({ stays: [...stays, { guests_to: 100, minutes: 120 }] })}
        >
          <Icon of={Plus} size="s" />
          {t('res.add-stay')}
        </Button>
      </p>
      <div className={styles.numbers}>
        <WholeNumberField
          label={t('res.turn')}
          value={turn_minutes}
          min={0}
          max={120}
          onChange={(minutes) => set({ turn_minutes: minutes })}
        />
        <WholeNumberField
          label={t('res.covers')}
          value={covers ?? 20}
          min={1}
          max={1000}
          disabled={covers === null}
          onChange={(most) => set({ covers_per_quarter: most })}
        />
      </div>
      <ChoiceRow
        type="checkbox"
        name="paced"
        checked={covers !== null}
        onChange={(paced) => set({ covers_per_quarter: paced ? 20 : null })}
      >
        {t('res.paced')}
      </ChoiceRow>
    </section>
  )
}
