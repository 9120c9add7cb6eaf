/** How often a page asks "since version" besides the events (safety 29). */
export const pollEveryMs = { page: 20_000, board: 10_000 } as const
