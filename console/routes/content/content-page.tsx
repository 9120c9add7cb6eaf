import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ContentScreen } from '../../site/content/content-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'site')) return { content: undefined }
  return { content: await ask(visit.client.getSiteContent()) }
}

/** Banners, popups, content pages and short links: for the owner. */
export default function ContentPage() {
  const { content } = useLoaderData<typeof loader>()
  return content ? <ContentScreen first={content} /> : <NoAccess why="room" />
}
