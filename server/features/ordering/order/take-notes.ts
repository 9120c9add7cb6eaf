import { settingText } from '#domain/site/settings.ts'
import type { Deps } from '#server/core/deps.ts'

/**
 * Takes what a guest sends to order; returns it without notes where the restaurant takes none (checkout.allow_notes): the
 * form does not show them then, but a browser may still hold some.
 */
export async function takeNotes<Body extends { readonly notes?: string | undefined }>(
  deps: Deps,
  tenantId: string,
  body: Body,
): Promise<Body> {
  const { settings } = await deps.catalogues.current(tenantId)
  return settingText(settings, 'checkout.allow_notes') === '1' ? body : { ...body, notes: '' }
}
