import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getContactFormRoute,
  handleContactRoute,
  listContactRoute,
  sendContactRoute,
} from '#contract/site/contact.ts'
import { refuse } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress, requestHost } from '#server/middleware/request-host.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { showContactForm } from './contact-form.ts'
import { sendContact } from './send-contact.ts'
import { handleContact, listContact } from './staff-contact.ts'

/** The contact page (spec 2). */
export function contactRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getContactFormRoute, async (c) => {
    const proved = c.get('customer') !== undefined
    return answer(c, await showContactForm(deps, c.get('tenantId'), c.get('language'), proved), 200)
  })
  app.openapi(sendContactRoute, async (c) => {
    const sender = {
      tenantId: c.get('tenantId'),
      language: c.get('language'),
      customerId: c.get('customer')?.customerId,
      host: requestHost(c, deps.settled),
      address: requestAddress(c, deps.settled),
    }
    return answer(c, await sendContact(deps, sender, c.req.valid('json')), 200)
  })
}

/** What came by it, for those who answer guests. */
export function contactStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const may = (c: AppContext) =>
    mayStaff(c.get('staff').role, 'messages') ? undefined : refuse('not-allowed')
  app.openapi(listContactRoute, async (c) => {
    const list = () => listContact(deps, c.get('staff'), c.get('language'), c.req.valid('query').page)
    return answer(c, may(c) ?? (await list()), 200)
  })
  app.openapi(handleContactRoute, async (c) => {
    const { id } = c.req.valid('param')
    const handle = () => handleContact(deps, c.get('staff'), id, c.req.valid('json').handled)
    return answer(c, may(c) ?? (await handle()), 200)
  })
}
