import { useEffect, useState } from 'react'
import type { DailyReportWire } from '#contract/reports/daily-report.ts'
import { minutesWords } from '#domain/core/clock-words.ts'
import { reportHours } from '#domain/reports/daily-report.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import filters from '../shell/filters.module.css'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'

const hours = Array.from(
  { length: reportHours.last - reportHours.first + 1 },
  (_, i) => reportHours.first + i,
)

/** The member's own report of each day by e-mail: whether, at which hour, and after quiet days too. */
export function DailyReportSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const { input, failed, set } = useDailyReport()
  const save = ({ on, hour, quiet_days }: DailyReportWire) =>
    act.run(() => client.changeDailyReport({ on, hour, quiet_days }), onClose)
  return (
    <Sheet
      title={t('reports.daily')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          wide
          state={act.busy ? 'busy' : 'idle'}
          disabled={!input}
          onClick={() => input && save(input)}
        >
          {t('team.save')}
        </Button>
      }
    >
      <div className={page.form}>
        <p>{t('reports.daily.lead')}</p>
        {(failed || act.refused) && (
          <Note tone="err" alert>
            {act.refused ?? t('reports.daily.failed')}
          </Note>
        )}
        <Fields input={input} set={set} />
      </div>
    </Sheet>
  )
}

interface FieldsProps {
  /** None while it is asked for. */
  readonly input: DailyReportWire | undefined
  readonly set: (change: Partial<DailyReportWire>) => void
}

function Fields({ input, set }: FieldsProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <ChoiceRow
        type="checkbox"
        toggle
        name="on"
        checked={input?.on ?? false}
        disabled={!input}
        onChange={(on) => set({ on })}
      >
        {t('reports.daily.on')}
      </ChoiceRow>
      <label className={filters.select}>
        {t('reports.daily.hour')}
        <select
          value={input?.hour ?? reportHours.usual}
          disabled={!input?.on}
          onChange={(event) => set({ hour: Number(event.currentTarget.value) })}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {minutesWords(hour * 60, language)}
            </option>
          ))}
        </select>
      </label>
      <ChoiceRow
        type="checkbox"
        toggle
        name="quiet"
        checked={input?.quiet_days ?? false}
        disabled={!input?.on}
        onChange={(quiet_days) => set({ quiet_days })}
      >
        {t('reports.daily.quiet')}
      </ChoiceRow>
      {input && (
        <p className={page.small}>
          {t(({ ar: 'reports.daily.to', en: 'reports.daily.to-en' } as const)[input.language])}{' '}
          <bdi>{input.email}</bdi>. {t('reports.daily.change')}
        </p>
      )}
    </>
  )
}

function useDailyReport() {
  const client = useClient()
  const [input, setInput] = useState<DailyReportWire>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let left = false
    client.getDailyReport().then(
      (now) => !left && setInput(now),
      () => !left && setFailed(true),
    )
    return () => {
      left = true
    }
  }, [client])
  const set = (change: Partial<DailyReportWire>) => setInput((now) => now && { ...now, ...change })
  return { input, failed, set }
}
