import { describe, expect, it } from 'vitest'
import { codeMessage } from './code-message.ts'

const said = { code: '0427', restaurant: 'Saffron', host: 'saffron.example' }

describe('the message with a code', () => {
  it.each(['ar', 'en'] as const)(
    'ends, as an SMS in %s, with the line that its host fills in by itself',
    (language) => {
      const { body } = codeMessage(said, 'sms', language)
      expect(body.split('\n').at(-1)).toBe('@saffron.example #0427')
      expect(body.split('\n')[0]).toContain('0427')
      expect(body).toMatch(language === 'ar' ? /عدم مشاركته/ : /Share it with nobody/)
    },
  )

  it('has a subject as an e-mail, without the code in it, and no such line', () => {
    for (const language of ['ar', 'en'] as const) {
      const { subject, body } = codeMessage(said, 'email', language)
      expect(subject).toContain('Saffron')
      expect(subject).not.toContain('0427')
      expect(body).not.toContain('@')
    }
  })
})
