import { afterEach, expect, it, vi } from 'vitest'
import { giveWay, isBeingSaved, isUnsaved, markUnsaved, mayGiveWay, onceSaved } from './unsaved.ts'

afterEach(() => vi.unstubAllGlobals())

it('what is typed gives way only when the member says so, and unasked once it is saved', () => {
  const confirm = vi.fn<(question: string) => boolean>(() => false)
  vi.stubGlobal('window', { confirm })
  expect(mayGiveWay('sure?')).toBe(true)
  const [form, card] = [markUnsaved(), markUnsaved()]
  expect(mayGiveWay('sure?')).toBe(false)
  confirm.mockReturnValue(true)
  expect(mayGiveWay('sure?')).toBe(true)
  expect(confirm).toHaveBeenCalledTimes(2)
  form()
  expect(isUnsaved()).toBe(true)
  card()
  expect(isUnsaved()).toBe(false)
})

const microtasks = () => new Promise((done) => setImmediate(done))

it('what is being saved is waited for: who goes on is taken there once it is saved, unasked', async () => {
  const confirm = vi.fn<(question: string) => boolean>(() => false)
  vi.stubGlobal('window', { confirm })
  const went = vi.fn<() => void>()
  const saved = markUnsaved(true)
  expect(isBeingSaved()).toBe(true)
  giveWay('sure?', went)
  await microtasks()
  expect(went).not.toHaveBeenCalled()
  saved()
  await microtasks()
  expect(went).toHaveBeenCalledTimes(1)
  expect(confirm).not.toHaveBeenCalled()
})

it('what was refused while it was being saved keeps its member, who then is asked', async () => {
  const confirm = vi.fn<(question: string) => boolean>(() => false)
  vi.stubGlobal('window', { confirm })
  const then = vi.fn<(saved: boolean) => void>()
  const sent = markUnsaved(true)
  onceSaved(then)
  // the form is drawn anew: its mark is taken back and set again in one go, which is no moment at which it was saved
  sent()
  const refused = markUnsaved()
  await microtasks()
  expect(then.mock.calls).toEqual([[false]])
  expect(mayGiveWay('sure?')).toBe(false)
  refused()
})

it('one form on its way and another one typed in: it is asked', () => {
  const confirm = vi.fn<(question: string) => boolean>(() => true)
  vi.stubGlobal('window', { confirm })
  const [sent, typed] = [markUnsaved(true), markUnsaved()]
  expect(isBeingSaved()).toBe(false)
  const went = vi.fn<() => void>()
  giveWay('sure?', went)
  expect(went).toHaveBeenCalledTimes(1)
  sent()
  typed()
})
