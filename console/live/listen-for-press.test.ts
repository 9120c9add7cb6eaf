import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenForPress } from './listen-for-press.ts'

class Element {
  readonly #name: string
  constructor(name: string) {
    this.#name = name
  }
  closest(name: string) {
    return this.#name === name ? this : null
  }
}

let received: string[]
let stop: () => void
const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Element)
  received = []
  stop = listenForPress(
    () => received.push('begin'),
    () => received.push('end'),
  )
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const happen = (type: string, on = 'button', button = 0) => {
  const event = new Event(type)
  Object.defineProperties(event, { target: { value: new Element(on) }, button: { value: button } })
  page.dispatchEvent(event)
}

it('a press is over once its click has been heard, and at once where it became something else', () => {
  happen('pointerdown')
  happen('pointerup')
  page.dispatchEvent(new Event('click'))
  expect(received).toEqual(['begin'])
  vi.runAllTimers()
  expect(received).toEqual(['begin', 'end'])
  happen('pointerdown')
  happen('pointercancel')
  expect(received).toEqual(['begin', 'end', 'begin', 'end'])
})

it('holds nothing for a menu or a list of the browser, which may keep the end of the press to itself', () => {
  happen('pointerdown', 'button', 2)
  happen('pointerdown', 'select')
  expect(received).toEqual([])
})
