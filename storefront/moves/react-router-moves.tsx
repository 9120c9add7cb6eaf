import { useMemo, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { MovesContext, MovingContext, PlaceContext, type MoveLinkProps } from './moves.ts'

/** How pages of React Router's client move on: all that are made for one visitor. */
export function ReactRouterMoves({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash, state, mask } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { state: moving } = useNavigation()
  const place = useMemo(
    () => ({ pathname, search, hash, state: state as unknown, mask }),
    [pathname, search, hash, state, mask],
  )
  const moves = useMemo(() => ({ navigate, revalidate, Link: RouterLink }), [navigate, revalidate])
  return (
    <PlaceContext value={place}>
      <MovesContext value={moves}>
        <MovingContext value={moving !== 'idle'}>{children}</MovingContext>
      </MovesContext>
    </PlaceContext>
  )
}

function RouterLink({ mayPrefetch, ...rest }: MoveLinkProps) {
  return <Link prefetch={mayPrefetch ? 'intent' : 'none'} {...rest} />
}
