import { Plus, Trash2 } from 'lucide-react'
import type { CompanyWire } from '#contract/companies/companies.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { NamedChoice } from '../shell/named-choice.tsx'
import { RefusedNote } from '../shell/draft/overtaken-note.tsx'
import sheet from '../shell/sheet-form.module.css'
import styles from './companies-screen.module.css'
import { addressTexts, type CompanyText } from './company-values.ts'
import { useCompanyForm, type CompanyForm } from './use-company-form.ts'

interface CompanySheetProps {
  /** What is changed; none: a new account is opened. */
  readonly company?: CompanyWire | undefined
  readonly onClose: () => void
  readonly onSaved: (company: CompanyWire) => void
}

/** Opens a company's account or changes it: its name, who approves, its limits, and who orders on it. */
export function CompanySheet({ company, onClose, onSaved }: CompanySheetProps) {
  const t = useText()
  const form = useCompanyForm(company, onSaved)
  return (
    <Sheet
      title={t(company ? 'companies.change' : 'companies.add')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={form.busy ? 'busy' : 'idle'} onClick={form.send}>
          {t(company ? 'companies.save' : 'companies.open')}
        </Button>
      }
    >
      <div className={sheet.form}>
        <Text form={form} name="name" />
        <Text form={form} name="tax_number" hint={t('companies.tax-hint')} />
        {addressTexts.map((name) => (
          <Text key={name} form={form} name={name} />
        ))}
        <Approver form={form} />
        <Text form={form} name="order_limit" money hint={t('companies.order_limit-hint')} />
        <Text form={form} name="month_limit" money hint={t('companies.month_limit-hint')} />
        <Text form={form} name="credit_limit" money hint={t('companies.credit_limit-hint')} />
        <Members form={form} />
        <ChoiceRow type="checkbox" toggle name="active" checked={form.active} onChange={form.setActive}>
          {t('companies.active')}
        </ChoiceRow>
        <RefusedNote form={form} />
      </div>
    </Sheet>
  )
}

interface TextProps {
  readonly form: CompanyForm
  readonly name: CompanyText
  readonly money?: boolean
  readonly hint?: string
}

function Text({ form, name, money = false, hint }: TextProps) {
  const t = useText()
  const { tenant } = useMember()
  return (
    <Field
      label={t(`companies.${name}`)}
      {...(hint && { hint })}
      {...(money && { code: tenant.symbol, inputMode: 'decimal' as const })}
      autoComplete="off"
      dir={name === 'name' ? 'auto' : 'ltr'}
      value={form.text[name]}
      {...errorOf(form.wrong(name))}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}

const errorOf = (error: string | undefined) => (error ? { error } : {})

function Approver({ form }: { readonly form: CompanyForm }) {
  const t = useText()
  const { approver, setApprover } = form
  return (
    <fieldset className={sheet.choices}>
      <legend>{t('companies.approver')}</legend>
      <div className={styles.group}>
        <div className={sheet.pair}>
          <Field
            label={t('companies.approver-name')}
            autoComplete="off"
            value={approver.name}
            {...errorOf(form.wrong('approver.name'))}
            onChange={(event) => setApprover({ name: event.currentTarget.value })}
          />
          <Field
            label={t('companies.approver-mobile')}
            type="tel"
            dir="ltr"
            autoComplete="off"
            value={approver.mobile}
            {...errorOf(form.wrong('approver.mobile'))}
            onChange={(event) => setApprover({ mobile: event.currentTarget.value })}
          />
        </div>
        <NamedChoice
          legend={t('companies.approver-language')}
          name="approver_language"
          options={[
            { value: 'ar', label: t('team.arabic') },
            { value: 'en', label: t('team.english') },
          ]}
          value={approver.language}
          onChange={(language) => setApprover({ language })}
        />
      </div>
    </fieldset>
  )
}

function Members({ form }: { readonly form: CompanyForm }) {
  const t = useText()
  return (
    <fieldset className={sheet.choices}>
      <legend>{t('companies.members')}</legend>
      <p className={styles.hint}>{t('companies.members-hint')}</p>
      <ul className={styles.group}>
        {form.members.map(({ key, name, mobile }, i) => (
          <li key={key} className={styles.member}>
            <Field
              label={t('companies.member-name', { n: i + 1 })}
              autoComplete="off"
              value={name}
              {...errorOf(form.wrongMember(key, 'name'))}
              onChange={(event) => form.setMember(key, { name: event.currentTarget.value })}
            />
            <Field
              label={t('companies.member-mobile', { n: i + 1 })}
              type="tel"
              dir="ltr"
              autoComplete="off"
              value={mobile}
              {...errorOf(form.wrongMember(key, 'mobile'))}
              onChange={(event) => form.setMember(key, { mobile: event.currentTarget.value })}
            />
            <IconButton
              icon={Trash2}
              label={t('companies.member-remove', { name: name || String(i + 1) })}
              ground="sunken"
              onClick={() => form.removeMember(key)}
            />
          </li>
        ))}
      </ul>
      <Button kind="q" size="sm" onClick={form.addMember}>
        <Icon of={Plus} size="s" />
        {t('companies.member-add')}
      </Button>
    </fieldset>
  )
}
