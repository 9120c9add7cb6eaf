import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from './inline-script.tsx'
import { scrollBackScript, scrollKey } from './scroll-back.ts'

/**
 * A page that is come back to, or loaded anew, stands where it was left. React Router's own <ScrollRestoration> throws where
 * storage is denied: in a frame on another site, with blocked cookies.
 */
export function KeepScroll() {
  useScrollRestoration({ storageKey: scrollKey })
  return <InlineScript text={scrollBackScript} />
}
