import { makeTheme } from '#domain/site/theme.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { MailLook } from '#server/adapters/messages/port.ts'

/** Takes a tenant and a language; returns how its mails look: in the colours of its website. Spec 1. */
export async function mailLook(
  { catalogues }: Pick<Deps, 'catalogues'>,
  tenantId: string,
  language: Language,
): Promise<MailLook> {
  const { tenant, settings } = await catalogues.current(tenantId)
  const { bg, surface, text, primary, onPrimary } = makeTheme(settings).colors
  const name = wordIn(tenant.name, language)
  return { name, ground: bg, surface, ink: text, accent: primary, onAccent: onPrimary }
}
