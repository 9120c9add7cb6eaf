import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { CampaignsScreen } from '../../loyalty/campaigns/campaigns-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  return {
    campaigns: mayStaff(member.role, 'loyalty') ? await askWhole(visit.client.listCampaigns()) : undefined,
  }
}

/** Campaigns and groups of customers, for owner and manager of the whole restaurant. */
export default function CampaignsPage() {
  const { campaigns } = useLoaderData<typeof loader>()
  return campaigns ? <CampaignsScreen first={campaigns} /> : <NoAccess why="room" />
}
