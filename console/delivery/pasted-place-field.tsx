import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import type { Place } from '#domain/core/distance.ts'
import { useText } from '../i18n/use-text.ts'
import type { PastedPlace } from './use-pasted-place.ts'

interface PastedPlaceFieldProps {
  readonly pasted: PastedPlace
  readonly onPlace: (place: Place) => void
}

/** A location as somebody sent it; where it only shows a part of the map, its middle is offered with a press. */
export function PastedPlaceField({ pasted, onPlace }: PastedPlaceFieldProps) {
  const t = useText()
  const { text, read, failed, middle } = pasted
  return (
    <div>
      <Field
        label={t('phone.place')}
        hint={t('phone.place-hint')}
        dir="ltr"
        autoComplete="off"
        value={text}
        error={failed}
        onChange={(event) => read(event.currentTarget.value)}
      />
      {middle && (
        <Button
          kind="s"
          onClick={() => {
            read(`${middle.latitude},${middle.longitude}`)
            onPlace(middle)
          }}
        >
          {t('phone.place-middle')}
        </Button>
      )}
    </div>
  )
}
