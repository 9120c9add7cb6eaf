import type { LoaderFunctionArgs } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { BoardScreen } from '../../ordering/board/board-screen.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'
import { branchOf, getMember } from '../../shell/member.ts'
import { firstPathOf } from '../../shell/nav/pages.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'see_board')) {
    const first = firstPathOf(member.role)
    if (first) throw redirect(localPath(first, visit.language))
    return { none: 'room' as const }
  }
  if (!branch) return { none: 'branch' as const }
  const { board } = await ask(visit.client.getBoard({ branch_id: branch.id }))
  if (!board) throw new Error('a board asked for without a version is never null')
  return { board }
}

/** The order board, the first room of the console. */
export default function BoardPage() {
  const data = useLoaderData<typeof loader>()
  return 'none' in data && data.none ? (
    <NoAccess why={data.none} />
  ) : (
    data.board && <BoardScreen key={data.board.branch_id} first={data.board} />
  )
}
