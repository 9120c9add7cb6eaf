/** Bounds of what an owner writes for the website: characters, and rows for one tenant. */
export const siteContentLimits = {
  slug: 40,
  title: 80,
  text: 160,
  body: 20_000,
  pages: 40,
  banners: 60,
  /** A year of minutes. */
  period: 525_600,
} as const

/** Takes what was typed as the last part of a page's address; returns it in lower case, or undefined when it is none. Spec 2. */
export function pageSlug(typed: string): string | undefined {
  const slug = typed.trim().toLowerCase()
  return slug.length <= siteContentLimits.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : undefined
}
