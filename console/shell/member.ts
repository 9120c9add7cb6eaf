import { redirect, useRouteLoaderData } from 'react-router'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { CallError } from '#contract/core/client.ts'
import type { PageVisit } from '#web/visit-context.ts'
import { localPath } from '#domain/core/local-path.ts'

/** Takes a visit; returns who is signed in. Without a session the way leads to the sign-in page. */
export async function getMember({ client, language }: PageVisit): Promise<StaffWire> {
  try {
    return await client.getStaff()
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw redirect(localPath('/sign-in', language))
    throw error
  }
}

/** Takes a member and the branch that the address names; returns the branch to show, the first one without a name. */
export function branchOf(member: StaffWire, named: string | null): StaffWire['branches'][number] | undefined {
  return member.branches.find((branch) => branch.id === named) ?? member.branches[0]
}

/** The signed-in member, on every page inside the shell. */
export function useMember(): StaffWire {
  const shell = useRouteLoaderData<{ member: StaffWire }>('shell')
  if (!shell) throw new Error('nobody is signed in here')
  return shell.member
}
