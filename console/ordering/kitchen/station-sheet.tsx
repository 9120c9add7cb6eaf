import { directionOf, languages } from '#domain/core/words.ts'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { KitchenPlanBody, KitchenPlanWire } from '#contract/ordering/kitchen.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { useAct } from '../../shell/use-act.ts'

type Station = KitchenPlanBody['stations'][number]

interface StationSheetProps {
  readonly branchId: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The stations of a branch and which groups of the menu are made where. */
export function StationSheet({ branchId, onClose: close, onSaved }: StationSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [stations, setStations] = useState<readonly Station[]>([])
  const { plan, failed, again } = useKitchenPlan(branchId, setStations)
  const change = (at: number, station: Station | undefined) =>
    setStations((now) => now.flatMap((one, i) => (i === at ? (station ?? []) : one)))
  const save = () =>
    act.run(
      () =>
        client.saveKitchenPlan({
          branch_id: branchId,
          seen: plan?.seen ?? '',
          stations: [...stations],
        }),
      () => {
        onSaved()
        onClose()
      },
    )
  return (
    <Sheet
      title={t('kitchen.plan')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={act.busy ? 'busy' : 'idle'} disabled={!plan} onClick={save}>
          {t('kitchen.save')}
        </Button>
      }
    >
      <div className={sheet.form}>
        <p className={sheet.lead}>{t('kitchen.plan-lead')}</p>
        {failed && (
          <Note tone="err" alert>
            {t('told.unreachable')}{' '}
            <Button kind="s" size="sm" onClick={again}>
              {t('error.retry')}
            </Button>
          </Note>
        )}
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {stations.map((station, i) => (
          <StationFields
            key={station.id ?? `new-${i}`}
            no={i + 1}
            station={station}
            groups={plan?.groups ?? []}
            taken={stations.flatMap((one) => (one === station ? [] : one.group_ids))}
            onChange={(next) => change(i, next)}
          />
        ))}
        <Button
          kind="q"
          disabled={!plan}
          onClick={() => setStations((now) => [...now, { name_ar: '', name_en: '', group_ids: [] }])}
        >
          <Icon of={Plus} size="s" />
          {t('kitchen.add')}
        </Button>
      </div>
    </Sheet>
  )
}

/** The plan as it is now, asked for again after a look that failed. */
function useKitchenPlan(branchId: string, onStations: (stations: readonly Station[]) => void) {
  const client = useClient()
  const [plan, setPlan] = useState<KitchenPlanWire>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let left = false
    client.getKitchenPlan({ branch_id: branchId }).then(
      (next) => {
        if (left) return
        setPlan(next)
        onStations(next.stations)
      },
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [client, branchId, turn, onStations])
  const again = () => {
    setFailed(false)
    setTurn(turn + 1)
  }
  return { plan, failed, again }
}

interface StationFieldsProps {
  readonly no: number
  readonly station: Station
  readonly groups: KitchenPlanWire['groups']
  /** Groups that another station makes. */
  readonly taken: readonly string[]
  readonly onChange: (station: Station | undefined) => void
}

function StationFields({ no, station, groups, taken, onChange }: StationFieldsProps) {
  const t = useText()
  const { group_ids: mine } = station
  return (
    <section className={page.card} aria-label={station.name_ar || t('kitchen.station', { no })}>
      {languages.map((language) => (
        <Field
          key={language}
          label={t(`kitchen.name-${language}`)}
          limit={limits.name}
          dir={directionOf[language]}
          value={station[`name_${language}`]}
          onChange={(event) => onChange({ ...station, [`name_${language}`]: event.currentTarget.value })}
        />
      ))}
      <fieldset className={page.choices}>
        <legend>{t('kitchen.groups')}</legend>
        {groups.map(({ id, name }) => (
          <ChoiceRow
            key={id}
            type="checkbox"
            name={`station-${no}`}
            value={id}
            checked={mine.includes(id)}
            disabled={taken.includes(id)}
            onChange={(on) =>
              onChange({ ...station, group_ids: on ? [...mine, id] : mine.filter((one) => one !== id) })
            }
          >
            <bdi>{name}</bdi>
          </ChoiceRow>
        ))}
      </fieldset>
      <div className={page.acts}>
        <Button kind="t" onClick={() => onChange(undefined)}>
          {t('kitchen.remove')}
        </Button>
      </div>
    </section>
  )
}
