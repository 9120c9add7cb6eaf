import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { VehicleChoicesWire } from '#contract/delivery/customer-places.ts'
import { foldForSearch } from '#domain/core/search-fold.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './vehicle-choice.module.css'

interface BrandChoiceProps {
  readonly brands: VehicleChoicesWire['brands']
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}

/** The makes as tiles, found by name in either language; native radios underneath. */
export function BrandChoice({ brands, value, error, onChange }: BrandChoiceProps) {
  const t = useText()
  const id = useId()
  const [query, setQuery] = useState('')
  const wanted = foldForSearch(query)
  // an id is the English name, so that either language finds it
  const found = brands.filter(
    (brand) => foldForSearch(brand.name).includes(wanted) || brand.id.includes(wanted.replaceAll(' ', '')),
  )
  return (
    <fieldset className={styles.choice} aria-describedby={error && `${id}-error`}>
      <legend>{t('vehicle.brand')}</legend>
      <span className={`search-field ${styles.search}`}>
        <Icon of={Search} />
        <input
          type="search"
          value={query}
          aria-label={t('vehicle.find-brand')}
          placeholder={t('vehicle.find-brand')}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </span>
      <div className={styles.brands} data-bad={error !== undefined || undefined}>
        {found.map((brand) => (
          <label key={brand.id}>
            <input
              className="vh"
              type="radio"
              name="brand_id"
              value={brand.id}
              checked={brand.id === value}
              onChange={() => onChange(brand.id)}
            />
            <BrandMark name={brand.name} logo={brand.logo} />
            <bdi>{brand.name}</bdi>
          </label>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && t('vehicle.no-brand')}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
