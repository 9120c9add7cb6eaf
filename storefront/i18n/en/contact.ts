import type { Message } from '#ui/text/message.ts'
import type { arContact } from '../ar/contact.ts'

export const enContact: Readonly<Record<keyof typeof arContact, Message>> = {
  'contact.title': 'Contact us',
  'contact.write': 'Write to us',
  'contact.reach': 'Call or e-mail',
  'contact.branches': 'Branches',
  'contact.way': 'Directions to {branch}',
  'contact.on-map': 'Show {branch} on the map',
  'contact.name': 'Name',
  'contact.email': 'E-mail',
  'contact.mobile': 'Mobile number (optional)',
  'contact.branch': 'Branch',
  'contact.branch-any': 'All branches',
  'contact.message': 'Message',
  'contact.send': 'Send',
  'contact.sent': 'We have your message',
  'contact.sent-hint': 'We will reply by e-mail as soon as we can.',
  'contact.again': 'Another message',
  'contact.instead': 'Can’t solve it? Use a code by mobile or e-mail instead.',
  'contact.code-first': 'Before sending, please confirm a code by mobile or e-mail.',
  'contact.by-code': 'Use a code',
  'contact.proved': 'You are verified. Your message is ready to send.',
  'contact.puzzle-gone': 'The check did not load.',
}
