import { useRef, type ComponentType, type MouseEvent } from 'react'
import type { MoveLinkProps } from '../moves/moves.ts'
import type { LateRouter } from './late-router.ts'

/** A finger or pointer that rests on a link so long is likely to follow it. */
const intentMs = 100

/** Takes what finds the router of a page; returns its links: plain ones until the page hears presses, then the router follows them. */
export function makePublicLink(router: LateRouter): ComponentType<MoveLinkProps> {
  return function PublicLink(props) {
    const { to, reloadDocument, mayPrefetch, replace, preventScrollReset, onClick, children, ...rest } = props
    const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
    const come = () => {
      clearTimeout(timer.current)
      if (reloadDocument) return
      void router.load()
      if (mayPrefetch) timer.current = setTimeout(() => void router.prefetch(to), intentMs)
    }
    const go = () => clearTimeout(timer.current)
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (event.defaultPrevented || reloadDocument || !isPlain(event)) return
      event.preventDefault()
      go()
      void router.navigate(to, { replace, preventScrollReset })
    }
    return (
      <a
        {...rest}
        href={to}
        onFocus={come}
        onBlur={go}
        onPointerEnter={come}
        onPointerLeave={go}
        onTouchStart={come}
        onClick={follow}
      >
        {children}
      </a>
    )
  }
}

/** Not for a new tab or window, and not to save it. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (event.currentTarget.target || '_self') === '_self'
