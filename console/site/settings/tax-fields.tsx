import { Link } from 'react-router'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import type { SettingsForm } from './use-settings.ts'

/** The number that stands on every invoice; rate and prices are agreed when a restaurant is made. */
export function TaxFields({ form }: { readonly form: SettingsForm }) {
  const t = useText()
  const language = useLanguage()
  const { vat_percent: percent, prices_include_vat: included } = form.saved.tax
  return (
    <>
      <p className={page.small}>{t(included ? 'settings.vat-in' : 'settings.vat-on', { percent })}</p>
      <Field
        label={t('settings.tax-number')}
        hint={t('settings.tax-hint')}
        dir="ltr"
        autoComplete="off"
        limit={limits.taxNumber}
        value={form.taxNumber}
        onChange={(event) => form.changeTaxNumber(event.currentTarget.value)}
      />
      <p className={page.small}>
        {t('settings.tax-branch')}{' '}
        <Link className={page.link} to={localPath('/branches', language)}>
          {t('branches.title')}
        </Link>
      </p>
    </>
  )
}
