import { expect, it } from 'vitest'
import { whyOutside } from './why-outside.ts'

const refused = (status: number, code: string) =>
  whyOutside({ status, body: { code, message: '', request_id: '' } })

it('rule "Phones at a table": a phone that was not let in is told so, and not that the session is over', () => {
  expect(refused(403, 'table-not-joined')).toBe('not-joined')
  expect(refused(404, 'table-session-over')).toBe('over')
  expect([refused(429, 'too-many-requests'), refused(503, 'busy')]).toEqual([undefined, undefined])
})
