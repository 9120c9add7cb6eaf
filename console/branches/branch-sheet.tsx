import { directionOf, languages } from '#domain/core/words.ts'
import type { BranchDeskWire, DeskBranchWire } from '#contract/branches/branch-desk.ts'
import { limits } from '#domain/core/limits.ts'
import { orderTypes } from '#domain/core/order-type.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../i18n/use-text.ts'
import { FormSheet } from '../shell/form-sheet.tsx'
import filters from '../shell/filters.module.css'
import page from '../shell/page.module.css'
import { BranchPlace } from './branch-place.tsx'
import { TheirChanges } from './their-changes.tsx'
import { useBranchForm, type BranchForm } from './use-branch-form.ts'

interface BranchSheetProps {
  /** None = a new one. */
  readonly branch: DeskBranchWire | undefined
  readonly zones: readonly string[]
  readonly onSaved: (desk: BranchDeskWire) => void
  readonly onClose: () => void
}

/** A branch: its names, place, phone, ways to order, times and tax number. */
export function BranchSheet({ branch, zones, onSaved, onClose: close }: BranchSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const form = useBranchForm(branch, zones, (desk) => {
    onSaved(desk)
    onClose()
  })
  const { act, body, set } = form
  return (
    <FormSheet
      title={t(branch ? 'branches.change-title' : 'branches.add')}
      send={t('team.save')}
      onSend={form.send}
      act={act}
      beside={
        form.theirs && branch && <TheirChanges from={branch} to={form.theirs} onTake={form.takeTheirs} />
      }
      onClose={onClose}
    >
      <Names form={form} />
      <Field
        label={t('branches.phone')}
        type="tel"
        dir="ltr"
        value={body.phone}
        error={act.wrong('phone')}
        onChange={(event) => set({ phone: event.currentTarget.value })}
      />
      <fieldset className={page.choices}>
        <legend>{t('branches.types')}</legend>
        <div className={page.acts}>
          {orderTypes.map((type) => (
            <Chip
              key={type}
              on={body.types.includes(type)}
              onClick={() =>
                set({ types: orderTypes.filter((one) => (one === type) !== body.types.includes(one)) })
              }
            >
              {t(`type.${type}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <BranchPlace form={form} />
      <Numbers form={form} zones={zones} />
      <ChoiceRow
        type="checkbox"
        toggle
        name="auto"
        checked={body.auto_accept}
        onChange={(auto_accept) => set({ auto_accept })}
      >
        {t('branches.auto-accept')}
      </ChoiceRow>
      <Tax form={form} />
    </FormSheet>
  )
}

function Names({ form: { body, set, act } }: { readonly form: BranchForm }) {
  const t = useText()
  return (['name', 'address'] as const).flatMap((field) =>
    languages.map((language) => (
      <Field
        key={`${field}-${language}`}
        label={t(`branches.${field}_${language}`)}
        dir={directionOf[language]}
        limit={field === 'name' ? limits.branchName : limits.branchAddress}
        value={body[field][language]}
        error={language === languages[0] ? act.wrong(field) : undefined}
        onChange={(event) => set({ [field]: { ...body[field], [language]: event.currentTarget.value } })}
      />
    )),
  )
}

function Numbers({ form, zones }: { readonly form: BranchForm; readonly zones: readonly string[] }) {
  const t = useText()
  return (
    <>
      {(['base_minutes', 'accept_within_minutes'] as const).map((name) => (
        <Field
          key={name}
          label={t(`branches.${name}`)}
          inputMode="numeric"
          dir="ltr"
          value={form.typed[name]}
          error={form.act.wrong(name)}
          onChange={(event) => form.type(name, event.currentTarget.value)}
        />
      ))}
      {zones.length > 1 && (
        <label className={filters.select}>
          {t('branches.time_zone')}
          <select
            value={form.body.time_zone}
            onChange={(event) => form.set({ time_zone: event.currentTarget.value })}
          >
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

function Tax({ form: { body, set, act } }: { readonly form: BranchForm }) {
  const t = useText()
  return (
    <>
      <ChoiceRow
        type="checkbox"
        toggle
        name="tax"
        checked={body.enable_custom_tax}
        onChange={(enable_custom_tax) => set({ enable_custom_tax })}
      >
        {t('branches.own-tax')}
      </ChoiceRow>
      {body.enable_custom_tax && (
        <>
          <Field
            label={t('branches.tax-number')}
            dir="ltr"
            value={body.custom_tax_number}
            error={act.wrong('custom_tax_number')}
            onChange={(event) => set({ custom_tax_number: event.currentTarget.value })}
          />
          <Field
            label={t('branches.tax-url')}
            type="url"
            dir="ltr"
            value={body.custom_tax_url}
            error={act.wrong('custom_tax_url')}
            onChange={(event) => set({ custom_tax_url: event.currentTarget.value })}
          />
        </>
      )}
    </>
  )
}
