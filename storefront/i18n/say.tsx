import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { TextOf } from './text-key.ts'
import type { TextKey } from './text-key.ts'
import { useText } from './use-text.ts'

interface SayProps {
  readonly k: TextKey
  /** Chooses the plural form. */
  readonly count?: number
  /** Elements for {holes}: an isolated number, a price, a link. */
  readonly holes: Readonly<Record<string, ReactNode>>
}

const parsed = new Map<string, readonly string[]>()

/** Takes a text; returns it cut at its holes: words at even places, names of holes at odd ones. */
function cutAtHoles(text: string): readonly string[] {
  const known = parsed.get(text)
  if (known) return known
  const parts = text.split(/\{(\w+)\}/)
  // texts come from a catalogue and a tenant's few messages; a filled one would have nothing to cut
  if (parts.length > 1) parsed.set(text, parts)
  return parts
}

/** Takes a text with open {holes} and elements for them; returns it with them. A hole without one shows its name. */
export function fillWith(text: string, holes: SayProps['holes']): ReactNode {
  return cutAtHoles(text).map((part, i) => {
    if (i % 2 === 0) return part
    return <Fragment key={i}>{holes[part] ?? `{${part}}`}</Fragment>
  })
}

/** Takes `t` and what `Say` takes; returns the text with its elements, where a component of its own would be too much. */
export function say(t: TextOf, { k, count, holes }: SayProps): ReactNode {
  return fillWith(count === undefined ? t(k) : t(k, { form: count }), holes)
}

/** A text whose holes are elements: `<Say k="menu.ready" holes={{ range: <N>15–20</N> }} />`. */
export function Say(props: SayProps) {
  return say(useText(), props)
}
