import { Check, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Country } from '#domain/core/country.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import styles from './country-picker.module.css'
import { findCountries } from './find-countries.ts'

interface CountryPickerProps {
  readonly value: string
  /** The tenant's country, which stands first. */
  readonly home: string
  readonly onChoose: (country: string) => void
  readonly onClose: () => void
}

/** The countries of a mobile number, found by name or dial code; arrows and Enter choose, Esc leaves. */
export function CountryPicker({ value, home, onChoose, onClose }: CountryPickerProps) {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const found = findCountries(query, home)
  const [at, setAt] = useState(() => found.findIndex(({ iso_code2 }) => iso_code2 === value))
  const current = found[Math.min(Math.max(at, 0), found.length - 1)]
  useEffect(() => input.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const step = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[
      event.key
    ]
    if (step !== undefined) setAt(step)
    else if (event.key === 'Enter' && current) onChoose(current.iso_code2)
    else if (event.key === 'Escape') onClose()
    else return
    // Enter would send the form around, Esc close the dialog around
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.picker}>
      <span className={`search-field ${styles.search}`}>
        <Icon of={Search} />
        <input
          ref={input}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.iso_code2}`}
          aria-autocomplete="list"
          aria-label={t('sign-in.find-country')}
          placeholder={t('sign-in.find-country')}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <div role="listbox" id={`${id}-list`} aria-label={t('sign-in.countries')} className={styles.list}>
        {found.map((country) => (
          // the focus stays in the search field, whose keys move among the options
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={country.iso_code2}
            id={`${id}-${country.iso_code2}`}
            role="option"
            aria-selected={country.iso_code2 === value}
            data-current={country === current || undefined}
            className={styles.option}
            onClick={() => onChoose(country.iso_code2)}
          >
            <CountryWords country={country} name={country.name[language]} />
            {country.iso_code2 === value && <Icon of={Check} size="s" />}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && t('sign-in.no-country')}
      </p>
    </div>
  )
}

function CountryWords({ country, name }: { readonly country: Country; readonly name: string }) {
  return (
    <>
      <span className={styles.mark} aria-hidden>
        {country.iso_code2}
      </span>
      <span className={styles.name}>{name}</span>
      <N>{country.mobile_code}</N>
    </>
  )
}
