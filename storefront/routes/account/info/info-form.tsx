import { useEffect, useRef } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { LiveFields } from '#web/live-fields.tsx'
import { NameField } from '../../../shell/name-field.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Card } from '#storefront/customers/account/card.tsx'
import { BirthDate } from './birth-date.tsx'
import styles from './info-form.module.css'
import { useInfoForm } from './use-info-form.ts'

interface InfoFormProps {
  readonly customer: CustomerWire
  readonly thisYear: number
}

/** Name, gender and birth date; only the name is asked for. */
export function InfoForm({ customer, thisYear }: InfoFormProps) {
  const t = useText()
  const { form, change, troubles, trouble, state, alertCount, save } = useInfoForm(customer)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (alertCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [alertCount])
  return (
    <Card title={t('info.about')}>
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <LiveFields>
          <NameField
            label={t('form.name')}
            name="name"
            value={form.name}
            error={troubles.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <div className={styles.part}>
            <span className={styles.label} aria-hidden>
              {t('info.gender')}
            </span>
            <Segmented
              legend={t('info.gender')}
              name="gender"
              value={form.gender}
              onChange={(gender) => change({ gender })}
              options={[
                { value: '', label: t('info.gender-unsaid') },
                { value: 'female', label: t('info.gender-female') },
                { value: 'male', label: t('info.gender-male') },
              ]}
            />
          </div>
          <BirthDate thisYear={thisYear} form={form} change={change} error={troubles.birthDate} />
          {trouble && (
            <Note tone="err" alert>
              {trouble}
            </Note>
          )}
          <Button type="submit" size="lg" wide state={state}>
            {t(state === 'done' ? 'info.saved' : 'info.save')}
          </Button>
          <p role="status" className="vh">
            {state === 'done' && t('info.saved')}
          </p>
        </LiveFields>
      </form>
    </Card>
  )
}
