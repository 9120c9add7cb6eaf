import { useState } from 'react'
import type { EInvoiceSellerWire } from '#contract/einvoicing/einvoicing.ts'
import { sellerIdSchemes } from '#domain/einvoicing/seller-form.ts'
import { Field } from '#ui/fields/field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import filters from '../shell/filters.module.css'
import { FormSheet } from '../shell/form-sheet.tsx'
import page from '../shell/page.module.css'
import { useAct, type Act } from '../shell/use-act.ts'
import { OtpField } from './otp-field.tsx'
import { Said } from './said.tsx'
import type { UnitSheetProps } from './unit-part.ts'

type ConnectSheetProps = UnitSheetProps & { readonly isNew: boolean }

/** Who sells, and with a one-time password of the authority's portal the branch is connected; later who sells is changed alone. */
export function ConnectSheet({ unit, onUnits, onClose: close, isNew }: ConnectSheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const onClose = useWhileMounted(close)
  const [seller, setSeller] = useState<EInvoiceSellerWire>(unit.seller)
  const [otp, setOtp] = useState('')
  const send = () =>
    act.run(
      () =>
        isNew
          ? client.beginEInvoicing(unit.branch_id, { otp, seller })
          : client.changeEInvoiceSeller(unit.branch_id, seller),
      (units) => {
        onUnits(units)
        onClose()
      },
    )
  return (
    <FormSheet
      title={t(isNew ? 'einvoicing.connect' : 'einvoicing.seller')}
      send={t(isNew ? 'einvoicing.connect-send' : 'team.save')}
      onSend={send}
      act={act}
      beside={<Said details={act.details} />}
      onClose={onClose}
    >
      {isNew && (
        <>
          <p className={page.small}>{t('einvoicing.connect-lead')}</p>
          <OtpField value={otp} error={act.wrong('otp')} onChange={setOtp} />
        </>
      )}
      <SellerFields
        seller={seller}
        act={act}
        isFixed={!isNew}
        onChange={(change) => setSeller((now) => ({ ...now, ...change }))}
      />
    </FormSheet>
  )
}

interface SellerFieldsProps {
  readonly seller: EInvoiceSellerWire
  readonly act: Act
  /** The VAT number stands in the certificate. */
  readonly isFixed: boolean
  readonly onChange: (change: Partial<EInvoiceSellerWire>) => void
}

function SellerFields({ seller, act, isFixed, onChange }: SellerFieldsProps) {
  const t = useText()
  const field = (name: Exclude<keyof EInvoiceSellerWire, 'id_scheme'>, isNumber = false) => (
    <Field
      key={name}
      label={t(`einvoicing.${name}`)}
      {...(isNumber && { dir: 'ltr' as const, inputMode: 'numeric' as const })}
      value={seller[name]}
      error={act.wrong(name)}
      readOnly={isFixed && name === 'tax_number'}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      {field('name')}
      {field('tax_number', true)}
      <label className={filters.select}>
        {t('einvoicing.id_scheme')}
        <select
          value={seller.id_scheme}
          onChange={(event) =>
            onChange({ id_scheme: sellerIdSchemes.find((one) => one === event.currentTarget.value) ?? 'CRN' })
          }
        >
          {sellerIdSchemes.map((scheme) => (
            <option key={scheme} value={scheme}>
              {t(`einvoicing.scheme.${scheme}`)}
            </option>
          ))}
        </select>
      </label>
      {field('id_number', true)}
      {field('street')}
      {field('building', true)}
      {field('district')}
      {field('city')}
      {field('postal_code', true)}
    </>
  )
}
