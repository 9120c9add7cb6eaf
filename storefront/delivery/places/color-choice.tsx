import { useId } from 'react'
import type { VehicleChoicesWire } from '#contract/delivery/customer-places.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './vehicle-choice.module.css'

interface ColorChoiceProps {
  readonly colors: VehicleChoicesWire['colors']
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}

/** The colours as swatches, each with its name under it; native radios underneath. */
export function ColorChoice({ colors, value, error, onChange }: ColorChoiceProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error && `${id}-error`}>
      <legend>{t('vehicle.color')}</legend>
      <div className={styles.colors}>
        {colors.map((color) => (
          <label key={color.id}>
            <input
              className="vh"
              type="radio"
              name="color_id"
              value={color.id}
              checked={color.id === value}
              onChange={() => onChange(color.id)}
            />
            <span className={styles.swatch} style={{ backgroundColor: color.code }} aria-hidden />
            {color.name}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
