import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from './inline-script.tsx'

const key = 'scroll-positions'

/**
 * Runs as the page is read, before its first paint. React Router's own <ScrollRestoration> throws where storage is denied:
 * in a frame on another site, with blocked cookies.
 */
export const scrollBackScript = `try{const s=history.state;if(s&&s.key){const y=JSON.parse(sessionStorage.getItem('${key}')||'{}')[s.key];if(typeof y==='number')scrollTo(0,y)}else history.replaceState({key:Math.random().toString(32).slice(2)},'')}catch{}`

/** A page that is come back to, or loaded anew, stands where it was left. */
export function KeepScroll() {
  useScrollRestoration({ storageKey: key })
  return <InlineScript text={scrollBackScript} />
}
