import { expect, it } from 'vitest'
import { readNextPath } from './next-path.ts'
import { withoutSignInState, withSignInState } from './sign-in-state.ts'

it('rule "Where signing in leads": `next` returns to an own path', () => {
  for (const path of ['/checkout', '/en/checkout', '/account/orders/2?filter=active', '/menu#grills'])
    expect(readNextPath(path)).toBe(path)
})

it.each([
  null,
  '',
  'menu',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'javascript:alert(1)',
  ' /menu',
  '/..//evil.test',
  `/${'a'.repeat(600)}`,
])('rule "Where signing in leads": `next` never leads away: %j', (next) => {
  expect(readNextPath(next)).toBeUndefined()
})

it('`next` never leads back to signing in', () => {
  for (const path of ['/auth', '/en/auth?next=/auth', '/account/login', '/en/account/signup'])
    expect(readNextPath(path)).toBeUndefined()
})

it('spec 4: the `state` parameter leaves the address, the rest stays', () => {
  expect(withoutSignInState('?state=eyJ0&next=/menu')).toBe('?next=%2Fmenu')
  expect(withoutSignInState('?state=eyJ0')).toBe('')
  expect(withoutSignInState('?utm_source=x')).toBe('?utm_source=x')
  expect(withSignInState('/account?a=1', 'ey+/=')).toBe('/account?a=1&state=ey%2B%2F%3D')
  expect(withSignInState('/account', null)).toBe('/account')
})
