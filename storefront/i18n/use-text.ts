import { usePageFrame } from '../shell/site-context.ts'
import type { TextOf } from './make-text.ts'

export type { TextOf } from './make-text.ts'

/** `const t = useText()`: texts of the page's language; works on error pages without a tenant too. */
export function useText(): TextOf {
  return usePageFrame().t
}
