/** Where a printed link can lead, as the form asks for it. */
export type TargetKind = 'branch' | 'branches' | 'outside'

/** Takes a target as it is kept; returns what it is, and of which branch. */
export function readTarget(target: string): { readonly to: TargetKind; readonly branchId?: string } {
  const [, to, branchId] = /^\/menu\/e\/(branch|branches)\/(\w+)$/.exec(target) ?? []
  if (!to || !branchId) return { to: 'outside' }
  return { to: to === 'branch' ? 'branch' : 'branches', branchId }
}

/** Takes what the form holds; returns the target as it is kept. */
export function writeTarget(to: TargetKind, branchId: string, url: string): string {
  return to === 'outside' ? url.trim() : `/menu/e/${to}/${branchId}`
}
