// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as audit from './audit.ts'
import type * as openingSteps from './opening-steps.ts'
import type * as staffAccount from './staff-account.ts'
import type * as staffPasskeys from './staff-passkeys.ts'
import type * as staffTeam from './staff-team.ts'
import type * as staff from './staff.ts'

interface BackofficeRoutes {
  getAudit: typeof audit.getAuditRoute
  dismissOpeningSteps: typeof openingSteps.dismissOpeningStepsRoute
  getOpeningSteps: typeof openingSteps.getOpeningStepsRoute
  beginTotp: typeof staffAccount.beginTotpRoute
  changeAccount: typeof staffAccount.changeAccountRoute
  changePassword: typeof staffAccount.changePasswordRoute
  endOwnSession: typeof staffAccount.endOwnSessionRoute
  getAccount: typeof staffAccount.getAccountRoute
  turnOffTotp: typeof staffAccount.turnOffTotpRoute
  turnOnTotp: typeof staffAccount.turnOnTotpRoute
  addPasskey: typeof staffPasskeys.addPasskeyRoute
  beginPasskey: typeof staffPasskeys.beginPasskeyRoute
  passkeyOptions: typeof staffPasskeys.passkeyOptionsRoute
  removePasskey: typeof staffPasskeys.removePasskeyRoute
  signInByPasskey: typeof staffPasskeys.signInByPasskeyRoute
  acceptWelcome: typeof staffTeam.acceptWelcomeRoute
  changeTeamMember: typeof staffTeam.changeTeamMemberRoute
  endMemberSessions: typeof staffTeam.endMemberSessionsRoute
  getTeam: typeof staffTeam.getTeamRoute
  invite: typeof staffTeam.inviteRoute
  readWelcome: typeof staffTeam.readWelcomeRoute
  renewMember: typeof staffTeam.renewMemberRoute
  withdrawInvitation: typeof staffTeam.withdrawInvitationRoute
  getStaff: typeof staff.getStaffRoute
  getStock: typeof staff.getStockRoute
  judgeRefund: typeof staff.judgeRefundRoute
  moveOrder: typeof staff.moveOrderRoute
  refundOrder: typeof staff.refundOrderRoute
  setAccepting: typeof staff.setAcceptingRoute
  signInStaff: typeof staff.signInStaffRoute
  signOutStaff: typeof staff.signOutStaffRoute
}

export const backofficeOperations = callsOf<BackofficeRoutes>({
  getAudit: 'GET /api/v1/staff/audit query',
  dismissOpeningSteps: 'POST /api/v1/staff/opening-steps/dismissals body',
  getOpeningSteps: 'GET /api/v1/staff/opening-steps',
  beginTotp: 'POST /api/v1/staff/account/second-step body',
  changeAccount: 'PUT /api/v1/staff/account body',
  changePassword: 'PUT /api/v1/staff/account/password body',
  endOwnSession: 'DELETE /api/v1/staff/account/sessions/{id}',
  getAccount: 'GET /api/v1/staff/account',
  turnOffTotp: 'DELETE /api/v1/staff/account/second-step body',
  turnOnTotp: 'PUT /api/v1/staff/account/second-step body',
  addPasskey: 'POST /api/v1/staff/account/passkeys body',
  beginPasskey: 'POST /api/v1/staff/account/passkeys/options body',
  passkeyOptions: 'POST /api/v1/staff/session/passkey-options',
  removePasskey: 'DELETE /api/v1/staff/account/passkeys/{id}',
  signInByPasskey: 'POST /api/v1/staff/session/passkey body',
  acceptWelcome: 'POST /api/v1/staff/welcome body',
  changeTeamMember: 'PUT /api/v1/staff/team/members/{id} body',
  endMemberSessions: 'DELETE /api/v1/staff/team/members/{id}/sessions',
  getTeam: 'GET /api/v1/staff/team',
  invite: 'POST /api/v1/staff/team/invitations body',
  readWelcome: 'POST /api/v1/staff/welcome/read body',
  renewMember: 'POST /api/v1/staff/team/members/{id}/renewals',
  withdrawInvitation: 'DELETE /api/v1/staff/team/invitations/{id}',
  getStaff: 'GET /api/v1/staff/session',
  getStock: 'GET /api/v1/staff/items query',
  judgeRefund: 'POST /api/v1/staff/orders/{id}/refunds/{refund_id}/outcome body',
  moveOrder: 'POST /api/v1/staff/orders/{id}/transitions body',
  refundOrder: 'POST /api/v1/staff/orders/{id}/refunds body',
  setAccepting: 'PUT /api/v1/staff/branches/{id}/accepting body',
  signInStaff: 'POST /api/v1/staff/session body',
  signOutStaff: 'DELETE /api/v1/staff/session',
})
