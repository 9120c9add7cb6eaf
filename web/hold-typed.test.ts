import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isReloadHeld } from './hold-reload.ts'
import { holdWhatIsTyped } from './hold-typed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A field of a page, which says when something is typed into it. */
class Field extends EventTarget {
  readonly type: string
  value = ''
  isConnected = true
  constructor(type = 'text') {
    super()
    this.type = type
  }
}

/** A page, and how its field is typed into: an event that bubbles up to it. */
function openPage() {
  const page = new EventTarget()
  const stop = holdWhatIsTyped(page as Document)
  const type = (field: Field, text: string) => {
    field.value = text
    const event = new Event('input')
    Object.defineProperty(event, 'target', { value: field })
    page.dispatchEvent(event)
  }
  return { stop, type }
}

it('spec 1, safety 30: what was typed holds the page until it is emptied or gone', () => {
  const { stop, type } = openPage()
  const [message, name] = [new Field('textarea'), new Field()]
  expect(isReloadHeld()).toBe(false)
  type(message, 'The soup was cold')
  type(name, 'Nora')
  vi.advanceTimersByTime(60_000)
  expect(isReloadHeld()).toBe(true)
  type(name, '')
  message.isConnected = false
  vi.advanceTimersByTime(2000)
  expect(isReloadHeld()).toBe(false)
  type(name, 'Huda')
  expect(isReloadHeld()).toBe(true)
  stop()
  expect(isReloadHeld()).toBe(false)
})

it('a search and a choice hold nothing', () => {
  const { stop, type } = openPage()
  for (const kind of ['search', 'radio', 'checkbox', 'range']) type(new Field(kind), 'tea')
  expect(isReloadHeld()).toBe(false)
  stop()
})
