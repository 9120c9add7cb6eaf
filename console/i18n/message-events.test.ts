import { expect, it } from 'vitest'
import { noticeEvents } from '#domain/notifications/notice.ts'
import { catalogue } from './catalogue.ts'

it('every message that is sent has a name on the console', () => {
  const others = ['test', 'contact-message', 'campaign', 'sign-in-code', 'points-expiring', 'daily-report']
  const missing = [...noticeEvents, ...others].filter((event) => !(`messages.event.${event}` in catalogue.ar))
  expect(missing).toEqual([])
})
