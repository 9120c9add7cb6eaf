import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { CompaniesScreen } from '../../companies/companies-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'companies')) return { companies: undefined, month: '' }
  const answer = await askWhole(visit.client.listCompanies())
  return { companies: answer?.data, month: answer?.month ?? '' }
}

/** Companies that order on account, for owner and manager of the whole restaurant. */
export default function CompaniesPage() {
  const { companies, month } = useLoaderData<typeof loader>()
  return companies ? <CompaniesScreen first={companies} month={month} /> : <NoAccess why="room" />
}
