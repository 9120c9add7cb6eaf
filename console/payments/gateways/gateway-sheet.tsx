import type { GatewayAccountWire } from '#contract/payments/gateways.ts'
import { limits } from '#domain/core/limits.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../../i18n/use-text.ts'
import { FormSheet } from '../../shell/form-sheet.tsx'
import page from '../../shell/page.module.css'
import type { GatewaysDesk } from './use-gateways.ts'
import { useGatewayForm, type GatewayForm } from './use-gateway-form.ts'

interface GatewaySheetProps {
  readonly desk: GatewaysDesk
  /** None when one is added. */
  readonly account: GatewayAccountWire | undefined
  readonly onClose: () => void
}

/** Adds an account or changes one. Secrets are written only: nothing that is kept is ever shown here. */
export function GatewaySheet({ desk, account, onClose: close }: GatewaySheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const form = useGatewayForm(desk, account, onClose)
  return (
    <FormSheet
      title={account ? t('gateways.change-title', { name: account.name }) : t('gateways.add-title')}
      send={t('gateways.save')}
      onSend={form.send}
      act={{ busy: form.busy, refused: form.refused }}
      onClose={onClose}
    >
      {!account && <Choices form={form} />}
      <Field
        label={t('gateways.name')}
        limit={limits.name}
        dir="auto"
        autoComplete="off"
        value={form.typed.name}
        error={form.missing.includes('name') ? t('shell.required') : undefined}
        onChange={(event) => form.type('name', event.currentTarget.value)}
      />
      <Secrets form={form} stored={account !== undefined} />
    </FormSheet>
  )
}

function Choices({ form }: { readonly form: GatewayForm }) {
  const t = useText()
  return (
    <>
      {form.kinds.length > 1 && (
        <fieldset className={page.choices}>
          <legend>{t('gateways.gateway')}</legend>
          {form.kinds.map((kind) => (
            <ChoiceRow
              key={kind.name}
              type="radio"
              name="gateway"
              value={kind.name}
              checked={kind.name === form.kind?.name}
              onChange={() => form.type('gateway', kind.name)}
            >
              {kind.label}
            </ChoiceRow>
          ))}
        </fieldset>
      )}
      <fieldset className={page.choices}>
        <legend>{t('gateways.mode')}</legend>
        {form.kind?.addresses.map((address) => (
          <ChoiceRow
            key={address.id}
            type="radio"
            name="address"
            value={address.id}
            checked={address.id === form.typed.address}
            onChange={() => form.type('address', address.id)}
          >
            {address.label}
          </ChoiceRow>
        ))}
      </fieldset>
    </>
  )
}

function Secrets({ form, stored }: { readonly form: GatewayForm; readonly stored: boolean }) {
  const t = useText()
  return (
    <>
      {form.kind?.fields.map((field) => (
        <Field
          key={field}
          label={t(`gateways.${field}`)}
          type="password"
          autoComplete="off"
          dir="ltr"
          hint={t(stored ? 'gateways.secret-kept' : 'gateways.secret-hint')}
          value={form.typed[field]}
          error={form.missing.includes(field) ? t('shell.required') : undefined}
          onChange={(event) => form.type(field, event.currentTarget.value)}
        />
      ))}
      {form.kind?.details.map((field) => (
        <Field
          key={field}
          label={t(`gateways.${field}`)}
          dir="ltr"
          autoComplete="off"
          hint={form.kind?.needed.includes(field) ? undefined : t('gateways.optional')}
          value={form.typed[field]}
          error={form.missing.includes(field) ? t('shell.required') : undefined}
          onChange={(event) => form.type(field, event.currentTarget.value)}
        />
      ))}
      {form.kind?.apple_pay && <ApplePay form={form} />}
      {form.simulatorsAllowed && (
        <Field
          label={t('gateways.simulator')}
          type="url"
          dir="ltr"
          autoComplete="off"
          value={form.typed.simulator_url}
          onChange={(event) => form.type('simulator_url', event.currentTarget.value)}
        />
      )}
    </>
  )
}

function ApplePay({ form }: { readonly form: GatewayForm }) {
  const t = useText()
  return (
    <>
      <ChoiceRow
        type="checkbox"
        name="apple_pay"
        checked={form.applePay}
        onChange={() => form.setApplePay(!form.applePay)}
      >
        {t('gateways.apple_pay')}
      </ChoiceRow>
      {form.applePay && (
        <Field
          label={t('gateways.apple_pay_file')}
          hint={t('gateways.apple_pay_file-hint')}
          rows={4}
          dir="ltr"
          autoComplete="off"
          value={form.typed.apple_pay_file}
          onChange={(event) => form.type('apple_pay_file', event.currentTarget.value)}
        />
      )}
    </>
  )
}
