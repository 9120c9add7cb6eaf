import type { MyCompanyWire } from '#contract/companies/company-orders.ts'
import { useCompanyText } from '../../i18n/use-company-text.ts'

interface AccountHintProps {
  readonly company: MyCompanyWire['company']
  /** A decimal. */
  readonly toPay: string
}

/** Whose account it is, and whether this order is asked about first. */
export function AccountHint({ company, toPay }: AccountHintProps) {
  const t = useCompanyText()
  if (!company) return t('company.hint')
  const asks = company.free !== null && Number(toPay) > Number(company.free)
  return (
    <>
      <bdi>{company.name}</bdi>
      {'. '}
      {t(asks ? 'company.asks' : 'company.goes-on')}
    </>
  )
}
