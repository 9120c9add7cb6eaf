import { afterEach, expect, it, vi } from 'vitest'
import { isUnsaved, markUnsaved, mayGiveWay } from './unsaved.ts'

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
