import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useText } from '../../i18n/use-text.ts'
import { CornerList } from './corner-list.tsx'
import type { ZonesDesk } from './use-zones.ts'
import { otherKind, type DraftProblem, type ZoneDraft } from './zone-draft.ts'
import styles from './zones-screen.module.css'

/** A zone in words and numbers beside the map on which it is drawn. */
export function ZoneForm({ desk, draft }: { readonly desk: ZonesDesk; readonly draft: ZoneDraft }) {
  const t = useText()
  const { change, problems } = desk
  const text = (field: 'ar' | 'en' | 'fee' | 'minimum' | 'free_above' | 'minutes') => ({
    label: t(`zones.${field}`),
    value: draft[field],
    autoComplete: 'off',
    error: problems.includes(problemOf(field)) ? t('zones.wrong') : undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: event.currentTarget.value }),
  })
  return (
    <form
      className={styles.form}
      aria-label={t(draft.id ? 'zones.edit' : 'zones.add')}
      onSubmit={(event) => {
        event.preventDefault()
        desk.save()
      }}
    >
      {desk.refused && (
        <Note tone="err" alert>
          {desk.refused}
        </Note>
      )}
      <Field {...text('ar')} limit={limits.name} dir="rtl" lang="ar" />
      <Field {...text('en')} limit={limits.name} dir="ltr" lang="en" />
      <div className={styles.two}>
        <Field {...text('fee')} inputMode="decimal" dir="ltr" />
        <Field {...text('minimum')} inputMode="decimal" dir="ltr" />
        <Field {...text('free_above')} inputMode="decimal" dir="ltr" />
        <Field {...text('minutes')} inputMode="numeric" dir="ltr" />
      </div>
      <Segmented
        legend={t('zones.shape')}
        name="shape"
        value={draft.shape.kind}
        onChange={(kind) => kind !== draft.shape.kind && change({ shape: otherKind(draft.shape) })}
        options={[
          { value: 'circle', label: t('zones.circle') },
          { value: 'polygon', label: t('zones.polygon') },
        ]}
      />
      <p className={styles.hint}>
        {t(draft.shape.kind === 'circle' ? 'zones.circle-hint' : 'zones.polygon-hint')}
      </p>
      {problems.includes('shape') && (
        <Note tone="err" alert>
          {t('zones.shape-wrong')}
        </Note>
      )}
      <CornerList shape={draft.shape} onShape={(shape) => change({ shape })} />
      <ChoiceRow type="checkbox" toggle name="on" checked={draft.on} onChange={(on) => change({ on })}>
        {t('zones.on')}
      </ChoiceRow>
      <div className={styles.acts}>
        <Button type="submit" state={desk.busy ? 'busy' : 'idle'}>
          {t('zones.save')}
        </Button>
        <Button kind="q" onClick={desk.drop}>
          {t('zones.cancel')}
        </Button>
        {draft.id && (
          <Button kind="t" onClick={() => desk.remove(draft)}>
            {t('zones.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

const problemOf = (field: string): DraftProblem =>
  field === 'ar' || field === 'en' ? 'name' : (field as DraftProblem)
