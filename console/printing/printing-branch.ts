import { deviceStore } from '#web/browser-stores.ts'

const name = 'prints-branch'
/** In a browser that keeps nothing it prints until the page is left. */
let forNow = ''

/** This browser's own name to the server, and the branch whose tickets it prints; none = it prints nothing by itself. */
export function readPrintingBranch(): { readonly device: string; readonly branchId: string } | undefined {
  const [device, branchId] = (deviceStore.getItem(name) ?? forNow).split(':')
  return device && branchId ? { device, branchId } : undefined
}

const watching = new Set<() => void>()

/** Takes what is to be done when this browser begins or stops to print; returns how to stop watching. */
export function watchPrintingBranch(changed: () => void): () => void {
  watching.add(changed)
  return () => watching.delete(changed)
}

/** Takes a branch, or undefined to print nothing any more. */
export function keepPrintingBranch(branchId: string | undefined): void {
  forNow = branchId === undefined ? '' : `${makeDevice()}:${branchId}`
  if (forNow) deviceStore.setItem(name, forNow)
  else deviceStore.removeItem(name)
  for (const changed of watching) changed()
}

function makeDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
