import { holdReload } from './hold-reload.ts'

/** A field that people write into, as much of it as matters here. */
interface Typed {
  readonly type: string
  readonly value: string
  readonly isConnected: boolean
}

/** What is looked for is typed again in no time; a choice is no writing. */
const light = /^(search|radio|checkbox|range|file|submit|button|select-one)$/
const lookEveryMs = 2000

/**
 * Takes the page; keeps it from being reloaded while something that was typed stands in one of its fields: a half-filled
 * form is not lost (spec 1, safety 30). Returns how to stop.
 */
export function holdWhatIsTyped(
  page: Pick<Document, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const fields = new Set<Typed>()
  let release: (() => void) | undefined
  const look = () => {
    for (const field of fields) if (!field.isConnected || field.value === '') fields.delete(field)
    if (fields.size > 0) return
    release?.()
    release = undefined
  }
  const timer = setInterval(look, lookEveryMs)
  const dispatch = ({ target }: Event) => {
    if (!isTyped(target)) return
    fields.add(target)
    release ??= holdReload()
  }
  page.addEventListener('input', dispatch)
  return () => {
    clearInterval(timer)
    page.removeEventListener('input', dispatch)
    release?.()
  }
}

function isTyped(target: unknown): target is Typed {
  return (
    typeof target === 'object' &&
    target !== null &&
    'value' in target &&
    'type' in target &&
    !light.test(String(target.type))
  )
}
