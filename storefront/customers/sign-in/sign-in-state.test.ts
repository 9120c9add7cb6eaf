import { afterEach, expect, it, vi } from 'vitest'
import { isReloadHeld } from '#web/hold-reload.ts'
import { endSignInState, readSignInState, takeSignInState } from './sign-in-state.ts'

afterEach(() => vi.unstubAllGlobals())

it('a sign-in that was taken out of the address keeps the page from reloading itself until its question is over', () => {
  const replaceState = vi.fn<History['replaceState']>()
  vi.stubGlobal('window', {
    location: { pathname: '/auth', search: '?state=ready&next=1', hash: '' },
    history: { state: null, replaceState },
  })
  takeSignInState()
  expect(replaceState).toHaveBeenCalledWith(null, '', '/auth?next=1')
  expect(isReloadHeld()).toBe(true)
  expect(readSignInState()).toBe('ready')
  expect(isReloadHeld()).toBe(true)
  endSignInState()
  expect(isReloadHeld()).toBe(false)
})
