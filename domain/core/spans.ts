/** From a moment up to another, without it; UTC ms. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Takes spans in any order; returns the same moments as spans in order, where those that touch are one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** Takes spans and holes, each in order and without overlaps; returns the spans without the moments of the holes. */
export function cutSpans(spans: readonly Span[], holes: readonly Span[]): Span[] {
  if (holes.length === 0) return [...spans]
  return spans.flatMap((span) => {
    const parts: Span[] = []
    let from = span.start
    for (const hole of holes) {
      if (hole.end <= from) continue
      if (hole.start >= span.end) break
      if (hole.start > from) parts.push({ start: from, end: hole.start })
      from = Math.max(from, hole.end)
    }
    if (from < span.end) parts.push({ start: from, end: span.end })
    return parts
  })
}
