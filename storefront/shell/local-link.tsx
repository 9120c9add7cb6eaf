import { Link, useLocation } from 'react-router'
import type { LinkProps } from 'react-router'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { useLanguage } from './use-site.ts'
import { useMayPrefetch } from './use-may-prefetch.ts'
import { zoneOf } from './zone.ts'

interface LocalLinkProps extends Omit<LinkProps, 'to' | 'reloadDocument'> {
  /** An own path without language prefix. */
  readonly to: string
}

/** A link to an own page in the page's language; loads the document anew when it leads into another zone. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const mayPrefetch = useMayPrefetch()
  const crosses = zoneOf(to) !== zoneOf(plainPath(pathname))
  return (
    <Link
      prefetch={mayPrefetch && !crosses ? 'intent' : 'none'}
      {...rest}
      to={localPath(to, language)}
      reloadDocument={crosses}
    />
  )
}
