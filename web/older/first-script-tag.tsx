import { InlineScript } from '../inline-script.tsx'
import { firstScript } from './first-script.ts'
import type { TooOldWords } from '../i18n/too-old.ts'

/** Stands before all scripts that load, after the styles, which the server moves to the front of the head. The browser's own build has no text for it: it has run by then. */
export function FirstScript({ words }: { readonly words: TooOldWords }) {
  return <InlineScript text={import.meta.env.SSR ? firstScript(words) : ''} />
}
