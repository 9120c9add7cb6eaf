import { Field } from '#ui/fields/field.tsx'
import type { Place } from '#domain/core/distance.ts'
import { PastedPlaceField } from '../delivery/pasted-place-field.tsx'
import { usePastedPlace } from '../delivery/use-pasted-place.ts'
import { useText } from '../i18n/use-text.ts'
import sheet from '../ordering/board/sheet-form.module.css'
import { readDegree } from '../shell/read-number.ts'
import type { BranchForm } from './use-branch-form.ts'

/** Where a branch is: out of a link of a map or coordinates that are pasted, or typed as the two numbers. */
export function BranchPlace({ form }: { readonly form: BranchForm }) {
  const t = useText()
  const [latitude, longitude] = [readDegree(form.typed.latitude), readDegree(form.typed.longitude)]
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const place = (found: Place) => {
    form.type('latitude', String(found.latitude))
    form.type('longitude', String(found.longitude))
  }
  const pasted = usePastedPlace(near, place)
  return (
    <>
      <PastedPlaceField pasted={pasted} onPlace={place} />
      <div className={sheet.pair}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field
            key={name}
            label={t(`branches.${name}`)}
            inputMode="decimal"
            dir="ltr"
            value={form.typed[name]}
            error={form.act.wrong(name)}
            onChange={(event) => form.type(name, event.currentTarget.value)}
          />
        ))}
      </div>
    </>
  )
}
