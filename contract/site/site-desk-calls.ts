import type { RedirectKind } from '#domain/site/link-redirect.ts'
import type { Caller } from '../core/caller.ts'
import type { SiteDeskWire } from './site-desk.ts'

const site = '/api/v1/staff/site'

/** Takes how to call; returns the calls of the owner's page about the website and its printed links. */
export function siteDeskCalls({ get, call }: Caller) {
  return {
    siteDesk: () => get<SiteDeskWire>(site),
    setSiteEnabled: (enabled: boolean) => call<SiteDeskWire>('PUT', `${site}/enabled`, { enabled }),
    setLinkHosts: (hosts: string[]) => call<SiteDeskWire>('PUT', `${site}/hosts`, { hosts }),
    saveRedirect: (kind: RedirectKind, code: string, target: string) =>
      call<SiteDeskWire>('PUT', `${site}/redirects/${kind}/${encodeURIComponent(code)}`, { target }),
    deleteRedirect: (kind: RedirectKind, code: string) =>
      call<SiteDeskWire>('DELETE', `${site}/redirects/${kind}/${encodeURIComponent(code)}`),
  }
}
