import { useId } from 'react'
import { shownDefault } from '#domain/site/setting-form.ts'
import type { OwnerSettingKey } from '#domain/site/owner-settings.ts'
import type { SettingKind } from '#domain/site/setting-kind.ts'
import { findSetting } from '#domain/site/settings.ts'
import { identityField } from '#domain/site/company-identity.ts'
import { directionOf, languages, wordIn, type Words } from '#domain/core/words.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PictureField } from '../content/picture-field.tsx'
import { RichText } from '../content/rich-text.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { optionWord, settingWord } from './option-word.ts'
import styles from './settings-screen.module.css'
import type { SettingsForm } from './use-settings.ts'

interface SettingFieldProps {
  readonly name: OwnerSettingKey
  readonly form: SettingsForm
}

/** The field of one setting, by what the catalogue says of it. */
export function SettingField({ name, form }: SettingFieldProps) {
  const t = useText()
  const language = useLanguage()
  const setting = findSetting(name)
  if (!setting) return null
  const field = identityField(name, form.saved.country)
  const label = field ? wordIn(field.label, language) : settingWord(name, t)
  const error = form.wrong.includes(name) ? t('settings.wrong') : undefined
  const { kind } = setting
  if (setting.perLanguage) return <InBoth {...{ name, form, label, error, kind }} />
  const own = form.shown[name]
  const value = typeof own === 'string' ? own : ''
  const standard = shownDefault(name)
  const fallback = typeof standard === 'string' ? standard : ''
  const secret = setting.reader === 'secret'
  return (
    <One
      label={label}
      kind={kind}
      value={value}
      fallback={fallback}
      error={error}
      hint={
        secret && form.saved.secrets.includes(name)
          ? t('settings.secret-set')
          : field?.hint && wordIn(field.hint, language)
      }
      secret={secret}
      onChange={(next) => form.change(name, next)}
    />
  )
}

const keyboards: Partial<Record<SettingKind['type'], 'numeric' | 'decimal' | 'tel' | 'email'>> = {
  number: 'numeric',
  amount: 'decimal',
  percent: 'decimal',
  phone: 'tel',
  email: 'email',
}

interface OneProps {
  readonly label: string
  readonly kind: SettingKind
  readonly value: string
  readonly fallback: string
  readonly error: string | undefined
  readonly hint: string | undefined
  readonly secret: boolean
  readonly onChange: (value: string) => void
}

function One({ label, kind, value, fallback, error, hint, secret, onChange }: OneProps) {
  const t = useText()
  const id = useId()
  const now = value || fallback
  switch (kind.type) {
    case 'boolean':
      return (
        <ChoiceRow
          type="checkbox"
          name={label}
          checked={now === '1'}
          onChange={() => onChange(now === '1' ? '0' : '1')}
        >
          {label}
        </ChoiceRow>
      )
    case 'color':
      return (
        <div className={styles.color}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="color"
            value={/^#[0-9a-f]{6}$/i.test(now) ? now : '#000000'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Field
            label={t('settings.color-code', { name: label })}
            dir="ltr"
            value={value}
            placeholder={fallback}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )
    case 'preset':
    case 'choice':
      return (
        <div className={styles.select}>
          <label htmlFor={id}>{label}</label>
          <select id={id} value={now} onChange={(event) => onChange(event.currentTarget.value)}>
            {kind.of.map((one) => (
              <option key={one} value={one}>
                {optionWord(one, t)}
              </option>
            ))}
          </select>
        </div>
      )
    case 'choices':
      return <Choices label={label} of={kind.of} now={now} onChange={onChange} />
    case 'picture':
      return <PictureField label={label} id={value} onChange={(picture) => onChange(picture?.id ?? '')} />
    case 'text':
    case 'html':
    case 'length':
    case 'number':
    case 'amount':
    case 'percent':
    case 'url':
    case 'phone':
    case 'email':
      return (
        <Field
          label={label}
          hint={hint}
          type={secret ? 'password' : 'text'}
          inputMode={keyboards[kind.type]}
          autoComplete={secret ? 'new-password' : 'off'}
          dir="ltr"
          value={value}
          placeholder={fallback}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}

interface ChoicesProps {
  readonly label: string
  readonly of: readonly string[]
  readonly now: string
  readonly onChange: (value: string) => void
}

function Choices({ label, of, now, onChange }: ChoicesProps) {
  const t = useText()
  const chosen = now.split(',')
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {of.map((one) => (
        <ChoiceRow
          key={one}
          type="checkbox"
          name={one}
          checked={chosen.includes(one)}
          onChange={() => onChange(of.filter((word) => (word === one) !== chosen.includes(word)).join(','))}
        >
          {optionWord(one, t)}
        </ChoiceRow>
      ))}
    </fieldset>
  )
}

interface InBothProps extends SettingFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly kind: SettingKind
}

function InBoth({ name, form, label, error, kind }: InBothProps) {
  const t = useText()
  const own = form.shown[name]
  const value: Words = typeof own === 'object' ? own : { ar: '', en: '' }
  const standard = findSetting(name)?.default
  const fallback: Words = typeof standard === 'object' ? standard : { ar: '', en: '' }
  return (
    <div className={styles.pair}>
      {languages.map((language) => {
        const words = t(`settings.in-${language}`, { name: label })
        const dir = directionOf[language]
        const change = (next: string) => form.change(name, { ...value, [language]: next })
        return kind.type === 'html' ? (
          <RichText key={language} label={words} dir={dir} first={value[language]} onChange={change} />
        ) : (
          <Field
            key={language}
            label={words}
            lang={language}
            dir={dir}
            limit={kind.type === 'text' ? kind.max : undefined}
            rows={kind.type === 'text' && kind.max > 100 ? 2 : undefined}
            value={value[language]}
            placeholder={fallback[language]}
            error={error}
            onChange={(event) => change(event.currentTarget.value)}
          />
        )
      })}
    </div>
  )
}
