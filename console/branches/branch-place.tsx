import { useState } from 'react'
import { isPlace, parsePlace } from '#domain/delivery/parse-place.ts'
import { Field } from '#ui/fields/field.tsx'
import { useText } from '../i18n/use-text.ts'
import sheet from '../ordering/board/sheet-form.module.css'
import type { BranchForm } from './use-branch-form.ts'

/** Where a branch is: out of a link of a map or coordinates that are pasted, or typed as the two numbers. */
export function BranchPlace({ form }: { readonly form: BranchForm }) {
  const t = useText()
  const [pasted, setPasted] = useState('')
  const parsed = pasted.trim() === '' ? undefined : parsePlace(pasted)
  const read = (text: string) => {
    setPasted(text)
    const place = parsePlace(text)
    if (!isPlace(place)) return
    form.type('latitude', String(place.latitude))
    form.type('longitude', String(place.longitude))
  }
  return (
    <>
      <Field
        label={t('phone.place')}
        hint={t('phone.place-hint')}
        dir="ltr"
        autoComplete="off"
        value={pasted}
        error={parsed === undefined || isPlace(parsed) ? undefined : t(`phone.place-${parsed}`)}
        onChange={(event) => read(event.currentTarget.value)}
      />
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
