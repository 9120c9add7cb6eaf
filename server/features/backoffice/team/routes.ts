import type { OpenAPIHono } from '@hono/zod-openapi'
import { getAuditRoute } from '#contract/backoffice/audit.ts'
import {
  changeTeamMemberRoute,
  endMemberSessionsRoute,
  getTeamRoute,
  inviteRoute,
  readWelcomeRoute,
  acceptWelcomeRoute,
  renewMemberRoute,
  withdrawInvitationRoute,
} from '#contract/backoffice/staff-team.ts'
import { isRefusal, refuse } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { readAudit } from '../audit/read-audit.ts'
import { browserOf, keepToken } from '../sign-in/keep-token-routes.ts'
import { showMember } from '../sign-in/show-member.ts'
import { changeMember, endMemberSessions, withdrawInvitation } from './change-member.ts'
import { inviteMember, renewMember } from './invite-member.ts'
import { showTeam } from './show-team.ts'
import { acceptWelcome, readWelcome } from './welcome.ts'

/** The restaurant's team, its invitations, and the log of what staff did (rule "Team and invitations", rule "Audit log"). */
export function teamRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getTeamRoute, async (c) => {
    const staff = c.get('staff')
    if (!mayStaff(staff.role, 'staff')) return answer(c, refuse('not-allowed'), 200)
    const team = await deps.db.read(staff.tenantId, (db) => showTeam(db, staff, deps.clock()))
    return answer(c, team, 200)
  })
  app.openapi(inviteRoute, async (c) =>
    answer(c, await inviteMember(deps, c.get('staff'), c.req.valid('json')), 201),
  )
  app.openapi(withdrawInvitationRoute, async (c) =>
    answer(c, await withdrawInvitation(deps, c.get('staff'), c.req.valid('param').id), 200),
  )
  app.openapi(changeTeamMemberRoute, async (c) =>
    answer(c, await changeMember(deps, c.get('staff'), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  app.openapi(renewMemberRoute, async (c) =>
    answer(c, await renewMember(deps, c.get('staff'), c.req.valid('param').id), 201),
  )
  app.openapi(endMemberSessionsRoute, async (c) =>
    answer(c, await endMemberSessions(deps, c.get('staff'), c.req.valid('param').id), 200),
  )
  app.openapi(readWelcomeRoute, async (c) =>
    answer(c, await readWelcome(deps, c.req.valid('json').token, c.get('language')), 200),
  )
  app.openapi(acceptWelcomeRoute, async (c) => {
    const browser = browserOf(c, deps)
    const signedIn = await acceptWelcome(deps, { ...c.req.valid('json'), browser })
    if (isRefusal(signedIn)) return answer(c, signedIn, 200)
    keepToken(c, deps, signedIn.token, browser)
    return answer(c, await showMember(deps, signedIn.session, c.get('language')), 200)
  })
  app.openapi(getAuditRoute, async (c) => {
    const { staff_id: staffId, kind, subject, before } = c.req.valid('query')
    const input = { staffId, kind, subject, before: before === undefined ? undefined : Number(before) }
    return answer(c, await readAudit(deps, c.get('staff'), input, c.get('language')), 200)
  })
}
