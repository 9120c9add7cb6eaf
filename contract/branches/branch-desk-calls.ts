import type { BranchBody, BranchDeskWire } from './branch-desk.ts'
import type { Caller } from '../core/caller.ts'

const root = '/api/v1/staff/branches'

/** Takes how to call; returns the calls that open and change branches. */
export function branchDeskCalls({ get, call }: Caller) {
  return {
    deskBranches: () => get<BranchDeskWire>(root),
    addBranch: (body: BranchBody) => call<BranchDeskWire>('POST', root, body),
    changeBranch: (id: string, body: BranchBody & { seen: string }) =>
      call<BranchDeskWire>('PUT', `${root}/${id}`, body),
  }
}
