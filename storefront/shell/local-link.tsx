import { localPath, plainPath } from '#domain/core/local-path.ts'
import { useLanguage } from './use-site.ts'
import { useMayPrefetch } from './use-may-prefetch.ts'
import { zoneOf } from './zone.ts'
import { useMoves, usePlace, type MoveLinkProps } from '../moves/moves.ts'

interface LocalLinkProps extends Omit<MoveLinkProps, 'to' | 'reloadDocument' | 'mayPrefetch'> {
  /** An own path without language prefix. */
  readonly to: string
  /** 'none' where following it does something: nothing is fetched ahead then. */
  readonly prefetch?: 'none'
}

/** A link to an own page in the page's language; loads the document anew when it leads into another zone. */
export function LocalLink({ to, prefetch, ...rest }: LocalLinkProps) {
  const language = useLanguage()
  const { pathname } = usePlace()
  const { Link } = useMoves()
  const mayPrefetch = useMayPrefetch()
  const crosses = zoneOf(to) !== zoneOf(plainPath(pathname))
  return (
    <Link
      {...rest}
      mayPrefetch={mayPrefetch && !crosses && prefetch !== 'none'}
      to={localPath(to, language)}
      reloadDocument={crosses}
    />
  )
}
