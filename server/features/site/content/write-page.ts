import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { isSafeHtml } from '#domain/core/safe-html.ts'
import { pageSlug, siteContentLimits as most } from '#domain/site/site-content.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { loadCatalogue } from '#server/store/menu/catalogue.ts'
import { lockSettings } from '#server/store/site/settings.ts'
import { deleteSitePage, saveSitePage } from '#server/store/site/site-pages.ts'
import { pageSeen } from './show-content.ts'

/** A content page as it was typed. */
export interface TypedPage {
  readonly slug: string
  readonly title: Words
  readonly body: Words
  /** Of a page that is changed: what its owner saw of it. */
  readonly seen?: string | undefined
}

/**
 * Takes a content page; writes it (spec 2, /page/{slug}). Refuses an address that is none, titles missing or too long,
 * 'plan-changed' when it is not the page that was seen (none: a new page at an address that has one),
 * and a body that is anything but plain HTML of text: it is never repaired, so what was checked is what is shown.
 */
export async function writePage(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  typed: TypedPage,
): Promise<Refusal | undefined> {
  const slug = pageSlug(typed.slug)
  const title = cleanWords(typed.title, most.title)
  const body = cleanWords(typed.body, most.body)
  if (!slug) return refuse('bad-input', { fields: { slug: ['bad-input'] } })
  if (!title) return refuse('text-too-long', { fields: { title: ['text-too-long'] } })
  if (!title.ar || !title.en) return refuse('fill-all-fields', { fields: { title: ['field-required'] } })
  if (!body) return refuse('text-too-long', { fields: { body: ['text-too-long'] } })
  if (!isSafeHtml(body.ar) || !isSafeHtml(body.en))
    return refuse('html-unsafe', { fields: { body: ['html-unsafe'] } })
  return db.write(tenantId, async (tx) => {
    // two owners come one after the other, and the second sees what the first did
    await lockSettings(tx)
    const { pages } = await loadCatalogue(tx)
    const before = pages.find((page) => page.slug === slug)
    if (typed.seen !== undefined && typed.seen !== (before ? pageSeen(before) : ''))
      return refuse('plan-changed')
    if (!before && pages.filter((page) => !page.standard).length >= most.pages) return refuse('too-many-rows')
    await saveSitePage(tx, { slug, title, body })
    const after = { title, body }
    await writeAudit(tx, {
      staffId,
      action: 'page-save',
      subject: `/page/${slug}`,
      ...(before && { before: { title: before.title, body: before.body } }),
      after,
    })
    return undefined
  })
}

/** Takes a slug; its page is gone. Refuses 'not-found'. */
export async function removePage(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  slug: string,
): Promise<Refusal | undefined> {
  return db.write(tenantId, async (tx) => {
    const before = (await loadCatalogue(tx)).pages.find((page) => page.slug === slug)
    if (!before || before.standard) return refuse('not-found')
    await deleteSitePage(tx, slug)
    await writeAudit(tx, { staffId, action: 'page-remove', subject: `/page/${slug}`, before })
    return undefined
  })
}

/** Takes words as they were typed; returns them clean, or undefined when one is longer than `most` characters. Safety 36. */
export function cleanWords({ ar, en }: Words, longest: number): Words | undefined {
  const [arabic, english] = [cleanText(ar, longest), cleanText(en, longest)]
  return arabic === undefined || english === undefined ? undefined : { ar: arabic, en: english }
}
