import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { findCountry } from '#domain/core/country.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage, useSite } from '../../shell/use-site.ts'
import { countryOfTyped } from './check-recipient.ts'
import type { RecipientForm } from './check-recipient.ts'
import { CountryPicker } from './country-picker.tsx'
import styles from './recipient-fields.module.css'

interface RecipientFieldsProps {
  readonly form: RecipientForm
  readonly change: (change: Partial<RecipientForm>) => void
  readonly error: string | undefined
  readonly busy: boolean
}

/** The one field of the first step: a mobile number with its country, or an e-mail. */
export function RecipientFields(props: RecipientFieldsProps) {
  return props.form.way === 'mobile' ? <MobileField {...props} /> : <EmailField {...props} />
}

function MobileField({ form, change, error, busy }: RecipientFieldsProps) {
  const t = useText()
  const language = useLanguage()
  const home = useSite().country.iso_code2
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const country = findCountry(form.country)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Field
        label={t('form.mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        readOnly={busy}
        inputRef={input}
        placeholder={country?.mobile_format}
        value={form.mobile}
        error={error}
        lead={
          <button
            ref={opener}
            type="button"
            className={styles.country}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-label={t('sign-in.country', {
              country: country?.name[language] ?? '',
              code: country?.mobile_code ?? '',
            })}
            onClick={() => setOpen(!open)}
          >
            <span className="n">{country?.mobile_code}</span>
            <Icon of={ChevronDown} size="s" />
          </button>
        }
        onChange={(event) => {
          const mobile = toWesternDigits(event.currentTarget.value)
          change({ mobile, country: countryOfTyped(mobile, form.country) })
        }}
      />
      {open && (
        <CountryPicker
          value={form.country}
          home={home}
          onClose={close}
          onChoose={(chosen) => {
            change({ country: chosen })
            setOpen(false)
            input.current?.focus()
          }}
        />
      )}
    </>
  )
}

function EmailField({ form, change, error, busy }: RecipientFieldsProps) {
  const t = useText()
  return (
    <Field
      label={t('sign-in.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      dir="ltr"
      required
      readOnly={busy}
      limit={limits.email}
      value={form.email}
      error={error}
      onChange={(event) => change({ email: event.currentTarget.value })}
    />
  )
}
