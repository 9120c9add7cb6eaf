import { languages } from '#domain/core/words.ts'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { localPath, plainPath } from '#domain/core/local-path.ts'

interface PageHeadProps {
  readonly title: string
  readonly description?: string
}

/** Title, description and the addresses of this page in both languages. */
export function PageHead({ title, description }: PageHeadProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  const path = plainPath(useLocation().pathname)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {root && (
        <>
          <link rel="canonical" href={root.origin + localPath(path, root.language)} />
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={root.origin + localPath(path, each)} />
          ))}
        </>
      )}
    </>
  )
}
