import type { Samples } from '../core/samples.ts'
import { sampleInvite } from '../branches/sample-branch.ts'

/** For tests: the calls about the team and a member's own account with arguments as callers give them. */
export const teamSamples = {
  getTeam: [],
  invite: [sampleInvite],
  withdrawInvitation: ['invitation1'],
  changeTeamMember: ['staff1', { name: 'Noura', role: 'manager', branch_ids: null, active: true }],
  renewMember: ['staff1'],
  endMemberSessions: ['staff1'],
  readWelcome: [{ token: 'token' }],
  acceptWelcome: [{ token: 'token', name: 'Noura', password: 'a long password' }],
  getAccount: [],
  changeAccount: [{ name: 'Noura', language: 'en' }],
  changePassword: [{ current: 'x', password: 'a long password' }],
  endOwnSession: ['session1'],
  beginTotp: [{ password: 'x' }],
  turnOnTotp: [{ sealed: 'v1.x', code: '123456' }],
  turnOffTotp: [{ password: 'x' }],
  beginPasskey: [{ password: 'x' }],
  addPasskey: [{ sealed: 'v1.x', name: 'Tablet', credential: { id: 'abc' } }],
  removePasskey: ['passkey1'],
  passkeyOptions: [],
  signInByPasskey: [{ sealed: 'v1.x', credential: { id: 'abc' } }],
  getAudit: [{ kind: 'order', before: '100' }],
} satisfies Partial<Samples>
