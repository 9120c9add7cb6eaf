import { lazy } from 'react'

const load = () => import('./branch-dialog.tsx')

/** The dialog of types and branches, loaded when it is first wanted. */
export const LazyBranchDialog = lazy(load)

/** Fetches the dialog's code before it opens. */
export function warmUpBranchDialog(): void {
  void load()
}
