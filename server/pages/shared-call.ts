import type { IncomingHttpHeaders } from 'node:http'
import { constants } from '#domain/core/limits.ts'
import { isSharedCall, type SharedAnswer } from '#server/content/response-cache.ts'
import type { Deps } from '#server/core/deps.ts'
import { chooseEncoding } from '#server/http/encoding.ts'
import { makeId } from '#server/core/make-id.ts'
import { languageNamed } from '#server/middleware/locale.ts'

/** One request of the API, as it came. */
export interface CallLook {
  readonly tenantId: string
  /** Path and query. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  /** UTC ms. */
  readonly now: number
}

/** Takes a request; returns its answer where it is the same for all and was given before. */
export type FindCall = (look: CallLook) => SharedAnswer | undefined

/** Who names a tenant besides the host is judged by `tenant()`. */
const judged = ['x-tenant', 'x-app-token']

const languageCookie = new RegExp(`(?:^|;\\s*)${constants.languageCookie}=([^;]*)`)

/** Takes the parts; returns what finds answers of the call that brings a menu. Who asks does not matter to it: no session is looked for. */
export function findCalls({
  catalogues,
  menus,
  settled,
}: Pick<Deps, 'catalogues' | 'menus' | 'settled'>): FindCall {
  // whoever traces wants to see each
  if (settled.traced) return () => undefined
  return ({ tenantId, target, headers, now }) => {
    if (!isSharedCall(target) || judged.some((name) => headers[name] !== undefined)) return undefined
    const content = catalogues.known(tenantId)
    if (!content) return undefined
    const asked = headers['x-localization'] ?? languageCookie.exec(headers.cookie ?? '')?.[1]
    const language = languageNamed(typeof asked === 'string' ? asked : asked?.[0])
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
    const answer = menus.again(content, { target, language, now, encoding })
    return answer && { ...answer, headers: [...answer.headers, 'x-request-id', makeId()] }
  }
}
