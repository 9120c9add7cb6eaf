let leaving = false

/** Takes an own path; leaves the account for it. The page does not lead to the sign-in on its way out. */
export function leaveFor(path: string): void {
  leaving = true
  window.location.assign(path)
}

/** Whether the page is being left by leaveFor(). */
export function isLeaving(): boolean {
  return leaving
}
