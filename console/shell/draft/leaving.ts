let left = false

/** The member signs out: from here on this page asks for nothing more, since every answer would be a refusal. */
export function leave(): void {
  left = true
}

/** Whether the member is signing out. */
export function hasLeft(): boolean {
  return left
}
