import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { SettingsScreen } from '../../site/settings/settings-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'site')) return { settings: undefined }
  return { settings: await ask(visit.client.getSiteSettings()) }
}

/** Settings → site: for the owner. */
export default function SettingsPage() {
  const { settings } = useLoaderData<typeof loader>()
  return settings ? <SettingsScreen first={settings} /> : <NoAccess why="room" />
}
