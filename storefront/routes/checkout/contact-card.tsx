import { limits } from '#domain/limits.ts'
import { Field } from '#ui/field.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { TextOf } from '../../i18n/use-text.ts'
import { useSite } from '../../shell/use-site.ts'
import { Card } from './card.tsx'
import type { Checkout, FieldTrouble } from './use-checkout.ts'

/** Who picks it up: a guest's name and mobile, and notes for the kitchen (spec 5: 30, by country, 500). */
export function ContactCard({ checkout }: { readonly checkout: Checkout }) {
  const t = useText()
  const { country } = useSite()
  const { form, change, troubles, paying } = checkout
  const shared = { readOnly: paying } as const
  return (
    <Card title={t('checkout.contact')}>
      <Field
        {...shared}
        label={t('form.name')}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        limit={limits.name}
        value={form.name}
        error={wordsOf(troubles.name, t, limits.name)}
        onChange={(event) => change('name', event.currentTarget.value)}
      />
      <Field
        {...shared}
        label={t('form.mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        required
        code={country.mobile_code}
        placeholder={country.mobile_format}
        hint={t('form.mobile-hint')}
        value={form.mobile}
        error={wordsOf(troubles.mobile, t, country.mobile_format)}
        onChange={(event) => change('mobile', event.currentTarget.value)}
      />
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
    </Card>
  )
}

function wordsOf(trouble: FieldTrouble | undefined, t: TextOf, detail: string | number): string | undefined {
  if (!trouble) return undefined
  return typeof trouble === 'string' ? t(trouble, { example: detail, count: detail }) : trouble.words
}
