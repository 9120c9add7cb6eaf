import { CallError } from '#contract/core/client.ts'
import { reloadWhenFree } from '../shell/reload-when-free.ts'

/**
 * Takes what a look at the room threw; when the member was signed out elsewhere, or what the room shows is no longer theirs,
 * the page is loaded anew, as soon as nothing typed is lost by it: its loaders know where to go.
 */
export function leaveWhenShutOut(error: unknown): void {
  if (error instanceof CallError && [401, 404].includes(error.status)) reloadWhenFree(0)
}
