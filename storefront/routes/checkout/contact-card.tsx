import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { MobileField } from '../../shell/mobile-field.tsx'
import { NameField } from '../../shell/name-field.tsx'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import type { TextOf } from '../../i18n/use-text.ts'
import { useSite } from '../../shell/use-site.ts'
import { Card } from './card.tsx'
import styles from './contact-card.module.css'
import type { Checkout, FieldTrouble } from './use-checkout.ts'

/** Who receives it: a guest's name and mobile, and notes for the kitchen (spec 5: 30, by country, 500). */
export function ContactCard({ checkout, notes }: { readonly checkout: Checkout; readonly notes: boolean }) {
  const t = useText()
  const { country } = useSite()
  const { form, change, troubles, paying } = checkout
  const shared = { readOnly: paying } as const
  return (
    <Card title={t('checkout.contact')}>
      <SignInOffer />
      <NameField
        {...shared}
        label={t('form.name')}
        name="name"
        value={form.name}
        error={wordsOf(troubles.name, t, limits.name)}
        onChange={(event) => change('name', event.currentTarget.value)}
      />
      <MobileField
        {...shared}
        label={t('form.mobile')}
        name="mobile"
        hint={t('form.mobile-hint')}
        value={form.mobile}
        error={wordsOf(troubles.mobile, t, country.mobile_format)}
        onChange={(event) => change('mobile', event.currentTarget.value)}
      />
      {notes && (
        <Field
          {...shared}
          label={t('form.notes')}
          name="notes"
          dir="auto"
          rows={2}
          limit={limits.notes}
          value={form.notes}
          error={wordsOf(troubles.notes, t, limits.notes)}
          onChange={(event) => change('notes', event.currentTarget.value)}
        />
      )}
    </Card>
  )
}

/** A guest may sign in here and come back to the same cart; who is signed in is asked nothing. */
function SignInOffer() {
  const t = useText()
  const { customer, known, openSignIn } = useCustomer()
  if (customer || !known) return null
  return (
    <div className={styles.offer}>
      <span>{t('checkout.have-account')}</span>
      <Button kind="t" size="sm" onClick={openSignIn}>
        {t('shell.sign-in')}
      </Button>
    </div>
  )
}

function wordsOf(trouble: FieldTrouble | undefined, t: TextOf, detail: string | number): string | undefined {
  if (!trouble) return undefined
  return typeof trouble === 'string' ? t(trouble, { example: detail, count: detail }) : trouble.words
}
