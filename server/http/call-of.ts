import type { Call } from './call.ts'
import type { AppContext } from './request.ts'

/** Takes a request; returns who asks. */
export function callOf(c: AppContext): Call {
  return {
    tenantId: c.get('tenantId'),
    language: c.get('language'),
    shopper: c.get('shopper'),
    browser: c.get('browser'),
  }
}
