import { useState } from 'react'
import type { PrinterWire, PrintingWire } from '#contract/printing/printing.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { limits } from '#domain/core/limits.ts'
import {
  dotChoices,
  dotLimits,
  paperWidths,
  printLanguages,
  printMoments,
  printPapers,
  usualDots,
} from '#domain/printing/print-ticket.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../i18n/use-text.ts'
import { CheckList } from '../shell/check-list.tsx'
import { FormSheet } from '../shell/form-sheet.tsx'
import filters from '../shell/filters.module.css'
import page from '../shell/page.module.css'
import { usePrinterForm, type PrinterForm } from './use-printer-form.ts'

interface PrinterSheetProps {
  /** None = a new one. */
  readonly printer: PrinterWire | undefined
  readonly desk: PrintingWire
  readonly onSaved: (desk: PrintingWire) => void
  readonly onClose: () => void
}

/** A printer: where it stands, on which paper, what it prints, and from when on by itself. */
export function PrinterSheet({ printer, desk, onSaved, onClose: close }: PrinterSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const form = usePrinterForm(printer, desk, (next) => {
    onSaved(next)
    onClose()
  })
  const { act, body, set } = form
  return (
    <FormSheet
      title={t(printer ? 'printing.change' : 'printing.add')}
      send={t('team.save')}
      onSend={form.save}
      act={act}
      onClose={onClose}
    >
      <Field
        label={t('printing.name')}
        limit={limits.name}
        value={body.name}
        error={act.wrong('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Chips
        legend={t('printing.kind')}
        all={['network', 'browser'] as const}
        value={body.kind}
        word={(one) => t(`printing.kind.${one}`)}
        onChange={(kind) => set({ kind })}
      />
      {body.kind === 'network' && <Network form={form} desk={desk} />}
      <Prints form={form} desk={desk} />
      <Paper form={form} />
      {printer && (
        <div className={page.acts}>
          <Button kind="t" disabled={act.busy} onClick={form.remove}>
            {t('printing.remove')}
          </Button>
        </div>
      )}
    </FormSheet>
  )
}

interface ChipsProps<T extends string | number> {
  readonly legend: string
  readonly all: readonly T[]
  readonly value: string | number
  readonly word: (one: T) => string
  readonly onChange: (one: T) => void
}

function Chips<T extends string | number>({ legend, all, value, word, onChange }: ChipsProps<T>) {
  return (
    <fieldset className={page.choices}>
      <legend>{legend}</legend>
      <div className={page.acts}>
        {all.map((one) => (
          <Chip key={one} on={one === value} onClick={() => onChange(one)}>
            {word(one)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

interface PartProps {
  readonly form: PrinterForm
  readonly desk: PrintingWire
}

/** What it prints, and from when on by itself. */
function Prints({ form, desk }: PartProps) {
  const t = useText()
  const { body, set } = form
  return (
    <>
      <Chips
        legend={t('printing.paper')}
        all={printPapers}
        value={body.paper}
        word={(one) => t(`printing.paper.${one}`)}
        onChange={(paper) => set({ paper })}
      />
      {body.paper === 'kitchen' && desk.stations.length > 0 && <Stations form={form} desk={desk} />}
      <Chips
        legend={t('printing.at')}
        all={printMoments}
        value={body.prints_at}
        word={(one) => t(`printing.at.${one}`)}
        onChange={(prints_at) => set({ prints_at })}
      />
    </>
  )
}

/** How its paper looks. */
function Paper({ form }: Pick<PartProps, 'form'>) {
  const t = useText()
  const { body, set } = form
  return (
    <>
      <Chips
        legend={t('printing.language')}
        all={printLanguages}
        value={body.language}
        word={(one) => t(`printing.language.${one}`)}
        onChange={(language) => set({ language })}
      />
      <Chips
        legend={t('printing.width')}
        all={paperWidths}
        value={body.width}
        word={(width) => t('printing.millimetres', { width })}
        onChange={(width) => set({ width })}
      />
      {body.kind === 'network' && <Dots form={form} />}
      <Chips
        legend={t('printing.copies-each')}
        all={[1, 2, 3] as const}
        value={body.copies}
        word={(count) => String(count)}
        onChange={(copies) => set({ copies })}
      />
    </>
  )
}

/** How many dots its lines have: chosen from what is usual, or typed as the ruler of its test page shows. */
function Dots({ form: { body, set, act } }: Pick<PartProps, 'form'>) {
  const t = useText()
  const dots = body.dots ?? null
  const [own, setOwn] = useState(dots !== null && !dotChoices.some((one) => one === dots))
  const usual = usualDots[body.width]
  return (
    <>
      <Chips
        legend={t('printing.dots')}
        all={['usual', ...dotChoices, 'own'] as const}
        value={own ? 'own' : (dots ?? 'usual')}
        word={(one) =>
          one === 'usual'
            ? t('printing.dots-usual', { dots: usual })
            : one === 'own'
              ? t('printing.dots-own')
              : String(one)
        }
        onChange={(one) => {
          setOwn(one === 'own')
          set({ dots: one === 'usual' ? null : one === 'own' ? (dots ?? usual) : one })
        }}
      />
      {own && (
        <Field
          label={t('printing.dots-number')}
          hint={t('printing.dots-hint', dotLimits)}
          inputMode="numeric"
          dir="ltr"
          value={dots === null ? '' : String(dots)}
          error={act.wrong('dots')}
          onChange={(event) => {
            const digits = toWesternDigits(event.currentTarget.value).replaceAll(/\D/g, '').slice(0, 4)
            set({ dots: digits === '' ? null : Number(digits) })
          }}
        />
      )}
      <p className={page.small}>{t('printing.dots-lead')}</p>
    </>
  )
}

function Network({ form: { body, set, act }, desk }: PartProps) {
  const t = useText()
  return (
    <>
      <Field
        label={t('printing.address')}
        hint={t('printing.address-hint')}
        dir="ltr"
        placeholder="192.168.1.50:9100"
        value={body.address}
        error={act.wrong('address')}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <label className={filters.select}>
        {t('printing.agent')}
        <select
          value={body.agent_id ?? ''}
          onChange={(event) => set({ agent_id: event.currentTarget.value || null })}
        >
          <option value="">{t('printing.agent-none')}</option>
          {desk.agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function Stations({ form: { body, set }, desk }: PartProps) {
  const t = useText()
  const nameOf = (id: string) => desk.stations.find((one) => one.id === id)?.name
  return (
    <CheckList
      legend={t('printing.stations')}
      all={desk.stations.map(({ id }) => id)}
      chosen={body.station_ids}
      word={(id) => <bdi>{nameOf(id)}</bdi>}
      onChange={(chosen) => set({ station_ids: [...chosen] })}
    />
  )
}
