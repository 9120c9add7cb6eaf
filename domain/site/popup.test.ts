import { expect, it } from 'vitest'
import { duePopup, popupAwaySeconds, popupCookie, showsPopups } from './popup.ts'

const [first, second] = [
  { id: 'a', appear_in_period: 1440 },
  { id: 'b', appear_in_period: 1 },
]

it('spec 4, 9: once shown, a popup stays away for 60 × appear_in_period seconds', () => {
  expect(popupAwaySeconds(first)).toBe(86_400)
  expect(popupAwaySeconds(second)).toBe(60)
})

it('spec 4: shown once per banner until its cookie expires', () => {
  const both = [first, second]
  expect(duePopup(both, '')).toBe(first)
  expect(duePopup(both, `lang=ar; ${popupCookie('a')}=1`)).toBe(second)
  expect(duePopup(both, `${popupCookie('a')}=1;${popupCookie('b')}=1`)).toBeUndefined()
  expect(duePopup(both, `not_${popupCookie('a')}=1`)).toBe(first)
})

it('spec 2: popups are shown on home and menu, and nowhere else', () => {
  for (const path of ['/', '/menu', '/menu/pickup', '/menu/delivery']) expect(showsPopups(path)).toBe(true)
  for (const path of [
    '/item/x',
    '/checkout',
    '/menu/e/branch/b',
    '/menu/dinein/session/s',
    '/branches',
    '/o/x',
  ])
    expect(showsPopups(path)).toBe(false)
})
