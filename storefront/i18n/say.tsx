import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { TextKey } from './text-key.ts'
import { useText } from './use-text.ts'

interface SayProps {
  readonly k: TextKey
  /** Chooses the plural form; also fills {count} unless `holes` does. */
  readonly count?: number
  /** Elements for {holes}: an isolated number, a price, a link. */
  readonly holes: Readonly<Record<string, ReactNode>>
}

/** A text whose holes are elements: `<Say k="menu.ready" holes={{ range: <N>15–20</N> }} />`. */
export function Say({ k, count, holes }: SayProps) {
  const t = useText()
  const text = count === undefined ? t(k) : t(k, { count, ...keepOpen(holes), form: count })
  return text.split(/(\{\w+\})/).map((part, i) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return <Fragment key={i}>{name && name in holes ? holes[name] : part}</Fragment>
  })
}

const keepOpen = (holes: SayProps['holes']) =>
  Object.fromEntries(Object.keys(holes).map((name) => [name, `{${name}}`]))
