import { wordIn } from '#domain/core/words.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { RamadanWire } from '#contract/core/wire.ts'
import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#web/use-language.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './hours-screen.module.css'
import { TimedSheet, type Timed } from './timed-sheet.tsx'

interface TimedListProps {
  readonly id: string
  readonly words: Readonly<Record<'title' | 'lead' | 'none' | 'add' | 'one', TextKey>>
  /** An exception needs its dates and may be closed; a pause needs hours. */
  readonly kind: 'exception' | 'pause'
  readonly timed: readonly Timed[]
  readonly types: readonly (keyof TimingPlanWire['type_hours'])[]
  /** Proposed for the days of one. */
  readonly ramadan?: RamadanWire
  readonly onChange: (timed: Timed[]) => void
}

/** Exceptions or weekly pauses as a list; each is changed in a sheet. */
export function TimedList({ id, words, kind, timed, types, ramadan, onChange }: TimedListProps) {
  const t = useText()
  const language = useLanguage()
  const [open, setOpen] = useState<number>()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.row}>
        <h2 id={id}>{t(words.title)}</h2>
        <Button kind="s" size="sm" onClick={() => setOpen(timed.length)}>
          <Icon of={Plus} size="s" />
          {t(words.add)}
        </Button>
      </div>
      <p className={styles.lead}>{t(timed.length === 0 ? words.none : words.lead)}</p>
      {timed.length > 0 && (
        <ul className={styles.list}>
          {timed.map((one, i) => (
            <li key={i}>
              <span>
                <b>
                  <bdi>{wordIn(one.name, language)}</bdi>
                </b>
                <small>
                  <TimedWords one={one} />
                </small>
              </span>
              <Button kind="t" size="sm" onClick={() => setOpen(i)}>
                {t('hours.edit')}
              </Button>
              <Button kind="t" size="sm" onClick={() => onChange(timed.filter((_, at) => at !== i))}>
                {t('hours.delete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <TimedSheet
          title={t(words.one)}
          kind={kind}
          types={types}
          ramadan={ramadan}
          first={timed[open]}
          onClose={() => setOpen(undefined)}
          onDone={(one) => {
            onChange(
              open < timed.length ? timed.map((old, at) => (at === open ? one : old)) : [...timed, one],
            )
            setOpen(undefined)
          }}
        />
      )}
    </section>
  )
}

function TimedWords({ one }: { one: Timed }) {
  const t = useText()
  const dates = one.from && one.to ? `${slashed(one.from)} – ${slashed(one.to)}` : ''
  return (
    <>
      {dates && <bdi className="n">{dates}</bdi>}
      {dates && ' · '}
      {t(one.windows.length === 0 ? 'hours.closed' : 'hours.open-then')}
    </>
  )
}

const slashed = (date: string) => date.replaceAll('-', '/')
