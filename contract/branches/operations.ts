// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as branchDesk from './branch-desk.ts'

interface BranchesRoutes {
  addBranch: typeof branchDesk.addBranchRoute
  changeBranch: typeof branchDesk.changeBranchRoute
  listDeskBranches: typeof branchDesk.listDeskBranchesRoute
}

export const branchesOperations = callsOf<BranchesRoutes>({
  addBranch: 'POST /api/v1/staff/branches body',
  changeBranch: 'PUT /api/v1/staff/branches/{id} body',
  listDeskBranches: 'GET /api/v1/staff/branches',
})
