import { useEffect, useId, useRef } from 'react'
import type { ContactFormWire } from '#contract/site/contact.ts'
import type { BranchWire } from '#contract/menu/menu.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { LiveFields } from '#web/live-fields.tsx'
import { NameField } from '../../shell/name-field.tsx'
import { useContactText } from '../../i18n/use-contact-text.ts'
import { CaptchaBox } from './captcha-box.tsx'
import styles from './contact-screen.module.css'
import { useContactForm, type ContactFields } from './use-contact-form.ts'

interface ContactFormProps {
  readonly form: ContactFormWire
  readonly branches: readonly BranchWire[]
}

/** A message to the restaurant (spec 2, 8; limits of spec 5). */
export function ContactForm({ form: first, branches }: ContactFormProps) {
  const t = useContactText()
  const form = useContactForm(first)
  const done = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.sent) done.current?.focus()
  }, [form.sent])
  const { tries } = form
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  if (form.sent)
    return (
      <div className={styles.sent}>
        <h3 ref={done} tabIndex={-1}>
          {t('contact.sent')}
        </h3>
        <p>{t('contact.sent-hint')}</p>
        <Button kind="s" onClick={form.again}>
          {t('contact.again')}
        </Button>
      </div>
    )
  return (
    <form
      ref={fields}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      <LiveFields>
        <Fields form={form} branches={branches} />
        <CaptchaBox form={form} />
        {/* beside the press that it answers: a phone does not see the form's head from here */}
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
        <Button type="submit" size="lg" state={form.busy ? 'busy' : 'idle'}>
          {t('contact.send')}
        </Button>
      </LiveFields>
    </form>
  )
}

interface FieldsProps extends Pick<ContactFormProps, 'branches'> {
  readonly form: ReturnType<typeof useContactForm>
}

function Fields({ form, branches }: FieldsProps) {
  const t = useContactText()
  const select = useId()
  const text = (name: keyof ContactFields) => ({
    name,
    value: form.typed[name],
    error: form.wrong[name],
    onChange: (event: { currentTarget: { value: string } }) => form.change(name, event.currentTarget.value),
  })
  return (
    <>
      <NameField {...text('name')} label={t('contact.name')} />
      <Field
        {...text('email')}
        label={t('contact.email')}
        limit={limits.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
      />
      <Field {...text('mobile')} label={t('contact.mobile')} type="tel" autoComplete="tel" dir="ltr" />
      {branches.length > 1 && (
        <div className={styles.select}>
          <label htmlFor={select}>{t('contact.branch')}</label>
          <select
            id={select}
            value={form.typed.branch_id}
            onChange={(event) => form.change('branch_id', event.currentTarget.value)}
          >
            <option value="">{t('contact.branch-any')}</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Field
        {...text('message')}
        label={t('contact.message')}
        rows={5}
        limit={limits.notes}
        dir="auto"
        required
      />
    </>
  )
}
