import { constants } from '#domain/core/limits.ts'
import { pictureUrl } from './picture-url.ts'
import { useSite } from './use-site.ts'

interface PageHeadProps {
  /** None on the home page, whose title is the tenant's. */
  readonly title?: string
  readonly description?: string
  readonly pictureId?: string
  /** Pages that are nobody else's business: not for search engines. */
  readonly hidden?: boolean
}

/** Title, description and open-graph facts of a page; React moves them into the head. */
export function PageHead({ title, description, pictureId, hidden = false }: PageHeadProps) {
  const site = useSite()
  const full = title ? `${title} | ${site.name}` : site.title
  const about = description || site.description || site.title
  const picture = pictureId ?? site.logo
  const size = constants.openGraphImagePx
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={about} />
      {hidden && <meta name="robots" content="noindex" />}
      {site.keywords && !title && <meta name="keywords" content={site.keywords} />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={about} />
      <meta property="og:site_name" content={site.name} />
      {picture && (
        <>
          <meta property="og:image" content={site.origin + pictureUrl(picture, size)} />
          <meta property="og:image:width" content={String(size)} />
          <meta property="og:image:height" content={String(size)} />
        </>
      )}
    </>
  )
}
