import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '#storefront/customers/load-customer.ts'
import { useCustomer } from '#storefront/customers/use-customer.ts'
import { useText } from '../../../i18n/use-text.ts'
import { AccountFrame } from '#storefront/customers/account/account-frame.tsx'
import { AvatarCard } from './avatar-card.tsx'
import { ContactRows } from './contact-rows.tsx'
import { InfoForm } from './info-form.tsx'
import { LeavingCard } from './leaving-card.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const customer = await loadCustomer(client, { language, url: request.url })
  return { customer, thisYear: new Date().getFullYear() }
}

/** My info: picture, name, gender, birth date; number and e-mail by a code; my data and leaving (spec 2, 3). */
export default function InfoPage() {
  const t = useText()
  const { customer: loaded, thisYear } = useLoaderData<typeof loader>()
  const { customer = loaded } = useCustomer()
  return (
    <AccountFrame customer={loaded} title={t('info.title')}>
      <AvatarCard customer={customer} />
      <InfoForm customer={customer} thisYear={thisYear} />
      <ContactRows customer={customer} />
      <LeavingCard />
    </AccountFrame>
  )
}
