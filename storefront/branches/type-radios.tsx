import type { OrderType } from '#domain/core/order-type.ts'
import { useText } from '../i18n/use-text.ts'
import { typePicture } from './type-picture.ts'
import styles from './type-radios.module.css'

interface TypeRadiosProps {
  readonly types: readonly OrderType[]
  readonly value: OrderType
  readonly onChange: (type: OrderType) => void
}

/** Ways to order, to choose one of. */
export function TypeRadios({ types, value, onChange }: TypeRadiosProps) {
  const t = useText()
  return (
    <fieldset className={styles.types}>
      <legend className="vh">{t('home.how')}</legend>
      {types.map((type) => (
        <label key={type} className={styles.type}>
          <input
            className="vh"
            type="radio"
            name="type"
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <img src={typePicture[type]} alt="" width={44} height={44} />
          {t(`type.short.${type}`)}
        </label>
      ))}
    </fieldset>
  )
}
