import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { auditKinds, type AuditKind } from '#domain/backoffice/audit-kind.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { AuditScreen } from '../../backoffice/audit/audit-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'audit')) return { log: undefined, query: {} }
  const params = new URL(request.url).searchParams
  const [who, kind, subject] = [params.get('who'), params.get('kind'), params.get('subject')]
  const input = {
    ...(who && { staff_id: who }),
    ...(kind && isKind(kind) && { kind }),
    ...(subject && { subject }),
  }
  return { log: await askWhole(visit.client.getAudit(input)), query: input }
}

const isKind = (kind: string): kind is AuditKind => Object.hasOwn(auditKinds, kind)

/** What staff did: who, what, before and after, for owner and manager of the whole restaurant. */
export default function AuditPage() {
  const { log, query: input } = useLoaderData<typeof loader>()
  return log ? <AuditScreen key={JSON.stringify(input)} first={log} query={input} /> : <NoAccess why="room" />
}
