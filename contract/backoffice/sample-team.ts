import { sampleInvite } from '../branches/sample-branch.ts'
import type { teamCalls } from './team-calls.ts'

type Calls = ReturnType<typeof teamCalls>

/** For tests: the calls about the team and a member's own account with arguments as callers give them. */
export const teamSamples: { [K in keyof Calls]: Parameters<Calls[K]> } = {
  team: [],
  inviteMember: [sampleInvite],
  withdrawInvitation: ['invitation1'],
  changeTeamMember: ['staff1', { name: 'Noura', role: 'manager', branch_ids: null, active: true }],
  renewMember: ['staff1'],
  endMemberSessions: ['staff1'],
  readWelcome: ['token'],
  acceptWelcome: [{ token: 'token', name: 'Noura', password: 'a long password' }],
  staffAccount: [],
  changeStaffAccount: [{ name: 'Noura', language: 'en' }],
  changeStaffPassword: [{ current: 'x', password: 'a long password' }],
  endStaffSession: ['session1'],
  beginSecondStep: ['x'],
  turnOnSecondStep: [{ sealed: 'v1.x', code: '123456' }],
  turnOffSecondStep: ['x'],
  beginPasskey: ['x'],
  addPasskey: [{ sealed: 'v1.x', name: 'Tablet', credential: { id: 'abc' } }],
  removePasskey: ['passkey1'],
  passkeyOptions: [],
  signInByPasskey: [{ sealed: 'v1.x', credential: { id: 'abc' } }],
  auditLog: [{ kind: 'order', before: '100' }],
}
