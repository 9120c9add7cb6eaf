import { usePageFrame } from '../shell/site-context.ts'
import type { TextOf } from './text-key.ts'

export type { TextOf } from './text-key.ts'

/** `const t = useText()`: texts of the page's language; works on error pages without a tenant too. */
export function useText(): TextOf {
  return usePageFrame().t
}
