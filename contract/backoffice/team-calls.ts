import type { AuditWire } from './audit.ts'
import type { Caller } from '../core/caller.ts'
import type { BegunPasskeyWire } from './staff-passkeys.ts'
import type { StaffAccountWire } from './staff-account.ts'
import type { ChangeMemberBody, InviteBody, InvitedWire, TeamWire, WelcomeWire } from './staff-team.ts'
import type { StaffWire } from './staff.ts'

const root = '/api/v1/staff'

/** Takes how to call; returns the calls of the restaurant's team, of a member's own account and of the log. Rule "Team and invitations", rule "Audit log". */
export function teamCalls({ get, call }: Caller) {
  return {
    team: () => get<TeamWire>(`${root}/team`),
    inviteMember: (body: InviteBody) => call<InvitedWire>('POST', `${root}/team/invitations`, body),
    withdrawInvitation: (id: string) => call<TeamWire>('DELETE', `${root}/team/invitations/${id}`),
    changeTeamMember: (id: string, body: ChangeMemberBody) =>
      call<TeamWire>('PUT', `${root}/team/members/${id}`, body),
    renewMember: (id: string) => call<InvitedWire>('POST', `${root}/team/members/${id}/renewals`, {}),
    endMemberSessions: (id: string) => call<TeamWire>('DELETE', `${root}/team/members/${id}/sessions`),
    readWelcome: (token: string) => call<WelcomeWire>('POST', `${root}/welcome/read`, { token }),
    acceptWelcome: (body: { token: string; name: string; password: string }) =>
      call<StaffWire>('POST', `${root}/welcome`, body),
    staffAccount: () => get<StaffAccountWire>(`${root}/account`),
    changeStaffAccount: (body: { name: string; language: 'ar' | 'en' }) =>
      call<StaffAccountWire>('PUT', `${root}/account`, body),
    changeStaffPassword: (body: { current: string; password: string }) =>
      call<StaffAccountWire>('PUT', `${root}/account/password`, body),
    endStaffSession: (id: string) => call<StaffAccountWire>('DELETE', `${root}/account/sessions/${id}`),
    beginSecondStep: (password: string) =>
      call<{ secret: string; uri: string; sealed: string }>('POST', `${root}/account/second-step`, {
        password,
      }),
    turnOnSecondStep: (body: { sealed: string; code: string }) =>
      call<{ recovery_codes: string[]; account: StaffAccountWire }>(
        'PUT',
        `${root}/account/second-step`,
        body,
      ),
    turnOffSecondStep: (password: string) =>
      call<StaffAccountWire>('DELETE', `${root}/account/second-step`, { password }),
    beginPasskey: (password: string) =>
      call<BegunPasskeyWire>('POST', `${root}/account/passkeys/options`, { password }),
    addPasskey: (body: { sealed: string; name: string; credential: Record<string, unknown> }) =>
      call<StaffAccountWire>('POST', `${root}/account/passkeys`, body),
    removePasskey: (id: string) => call<StaffAccountWire>('DELETE', `${root}/account/passkeys/${id}`),
    passkeyOptions: () => call<BegunPasskeyWire>('POST', `${root}/session/passkey-options`, {}),
    signInByPasskey: (body: { sealed: string; credential: Record<string, unknown> }) =>
      call<StaffWire>('POST', `${root}/session/passkey`, body),
    auditLog: (query: { staff_id?: string; kind?: string; subject?: string; before?: string } = {}) =>
      get<AuditWire>(`${root}/audit`, query),
  }
}
