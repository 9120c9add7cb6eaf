import type { Words } from '#domain/core/words.ts'
import { useState } from 'react'
import type { RamadanWire } from '#contract/core/wire.ts'
import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { limits } from '#domain/core/limits.ts'
import { ramadanWords } from '#domain/timing/ramadan-words.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { TextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './hours-screen.module.css'
import { movedDay } from './moved-day.ts'
import { WindowRows } from './window-rows.tsx'
import type { Window } from './window.ts'

type Type = keyof TimingPlanWire['type_hours']

/** An exception or a weekly pause while it is changed; no dates = always. */
export interface Timed {
  readonly name: Words
  readonly types: readonly Type[]
  readonly from: string | null
  readonly to: string | null
  readonly windows: readonly Window[]
}

interface TimedSheetProps {
  readonly title: string
  readonly kind: 'exception' | 'pause'
  readonly types: readonly Type[]
  /** Proposed for its days; none = they are typed. */
  readonly ramadan: RamadanWire | undefined
  /** None when one is added. */
  readonly first: Timed | undefined
  readonly onDone: (one: Timed) => void
  readonly onClose: () => void
}

const week = [0, 1, 2, 3, 4, 5, 6]
const noon: Window = { days: week, from: 720, to: 750 }
const evening: Window = { days: week, from: 1020, to: 1560 }

/** Name, dates, order types and hours of an exception or a weekly pause. */
export function TimedSheet({ title, kind, types, ramadan, first, onDone, onClose }: TimedSheetProps) {
  const t = useText()
  const usual = kind === 'pause' ? noon : evening
  const [one, setOne] = useState<Timed>(
    first ?? {
      name: { ar: '', en: '' },
      types: [],
      from: null,
      to: null,
      windows: kind === 'pause' ? [noon] : [],
    },
  )
  const [wrong, setWrong] = useState<TextKey>()
  const set = (more: Partial<Timed>) => setOne((now) => ({ ...now, ...more }))
  const done = () => {
    const missing = missingIn(one, kind)
    if (missing) setWrong(missing)
    else onDone(one)
  }
  return (
    <Sheet
      title={title}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide onClick={done}>
          {t('hours.done')}
        </Button>
      }
    >
      <div className={styles.form}>
        {wrong && (
          <Note tone="err" alert>
            {t(wrong)}
          </Note>
        )}
        <NamesAndDates one={one} kind={kind} onChange={set} />
        {ramadan && <RamadanDays one={one} ramadan={ramadan} onChange={set} />}
        <TypeChips one={one} types={types} onChange={set} />
        {kind === 'exception' && (
          <ChoiceRow
            type="checkbox"
            toggle
            name="closed"
            checked={one.windows.length === 0}
            onChange={(closed) => set({ windows: closed ? [] : [usual] })}
          >
            {t('hours.closed')}
          </ChoiceRow>
        )}
        {(kind === 'pause' || one.windows.length > 0) && (
          <WindowRows windows={one.windows} usual={usual} onChange={(windows) => set({ windows })} />
        )}
      </div>
    </Sheet>
  )
}

interface PartProps {
  readonly one: Timed
  readonly onChange: (more: Partial<Timed>) => void
}

function NamesAndDates({ one, kind, onChange: set }: PartProps & Pick<TimedSheetProps, 'kind'>) {
  const t = useText()
  return (
    <div className={styles.fields}>
      <Field
        label={t('hours.name-ar')}
        dir="rtl"
        limit={limits.name}
        value={one.name.ar}
        onChange={(event) => set({ name: { ...one.name, ar: event.currentTarget.value } })}
      />
      <Field
        label={t('hours.name-en')}
        dir="ltr"
        limit={limits.name}
        value={one.name.en}
        onChange={(event) => set({ name: { ...one.name, en: event.currentTarget.value } })}
      />
      <Field
        label={t('hours.first-day')}
        type="date"
        {...(kind === 'pause' && { hint: t('hours.any-date') })}
        value={one.from ?? ''}
        onChange={(event) => set({ from: event.currentTarget.value || null })}
      />
      <Field
        label={t('hours.last-day')}
        type="date"
        value={one.to ?? ''}
        onChange={(event) => set({ to: event.currentTarget.value || null })}
      />
    </div>
  )
}

/** Ramadan's days as the calendar has them, moved by a day when the moon is seen; its name where none was typed. */
function RamadanDays({ one, ramadan, onChange: set }: PartProps & { readonly ramadan: RamadanWire }) {
  const t = useText()
  const { name, from, to } = one
  const named = name.ar || name.en ? name : ramadanWords
  const move = (step: -1 | 1) =>
    set({ from: movedDay(from ?? undefined, step) ?? null, to: movedDay(to ?? undefined, step) ?? null })
  return (
    <p>
      <Button kind="t" size="sm" onClick={() => set({ name: named, from: ramadan.first, to: ramadan.last })}>
        {t('hours.ramadan', { year: String(ramadan.year) })}
      </Button>
      {from && to && (
        <>
          <Button kind="t" size="sm" onClick={() => move(-1)}>
            {t('hours.day-earlier')}
          </Button>
          <Button kind="t" size="sm" onClick={() => move(1)}>
            {t('hours.day-later')}
          </Button>
        </>
      )}
    </p>
  )
}

function TypeChips({ one, types, onChange: set }: PartProps & Pick<TimedSheetProps, 'types'>) {
  const t = useText()
  return (
    <>
      <p>{t('hours.for-types')}</p>
      <div className={styles.chips} role="group" aria-label={t('hours.for-types')}>
        {types.map((type) => (
          <Chip
            key={type}
            on={one.types.includes(type)}
            onClick={() =>
              set({
                types: one.types.includes(type)
                  ? one.types.filter((other) => other !== type)
                  : [...one.types, type],
              })
            }
          >
            {t(`type.${type}`)}
          </Chip>
        ))}
      </div>
    </>
  )
}

function missingIn({ name, from, to, windows }: Timed, kind: TimedSheetProps['kind']): TextKey | undefined {
  if (name.ar.trim() === '' && name.en.trim() === '') return 'hours.needs-name'
  const dated = from !== null && to !== null
  if (kind === 'exception' && !dated) return 'hours.needs-dates'
  if (dated && from > to) return 'hours.needs-dates'
  if (windows.some(({ days }) => days.length === 0)) return 'hours.needs-window'
  return kind === 'pause' && windows.length === 0 ? 'hours.needs-window' : undefined
}
