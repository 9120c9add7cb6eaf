import type { ContactFormWire } from '#contract/site/contact.ts'
import { settingText, type Settings } from '#domain/site/settings.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CaptchaKind } from '#server/adapters/captcha/port.ts'

/** The service that a tenant uses, with its keys; a demo's restaurants use the simulator. */
export interface CaptchaOf {
  readonly kind: CaptchaKind
  readonly siteKey: string
  readonly secret: string
}

/** Takes a tenant's settings; returns its captcha, or undefined when it has set none up. */
export function captchaOf({ captcha }: Deps, settings: Settings): CaptchaOf | undefined {
  const kind = settingText(settings, 'website.captcha_provider') as CaptchaKind
  const { ownKeys } = captcha
  if (ownKeys) return { kind, ...ownKeys }
  const siteKey = settingText(settings, 'website.captcha_site_key')
  const secret = settingText(settings, 'website.captcha_secret_key')
  return siteKey && secret ? { kind, siteKey, secret } : undefined
}

/** Takes a tenant, the page's language and whether the visitor is signed in; returns what the form needs. */
export async function showContactForm(
  deps: Deps,
  tenantId: string,
  language: Language,
  proved: boolean,
): Promise<ContactFormWire> {
  const { settings } = await deps.catalogues.current(tenantId)
  const own = proved ? undefined : captchaOf(deps, settings)
  return {
    proved,
    captcha: own
      ? {
          provider: own.kind,
          site_key: own.siteKey,
          script_url: deps.captcha.script(own.kind, language),
        }
      : null,
  }
}
