import type { Message } from '#ui/message.ts'
import type { arContact } from './ar-contact.ts'

export const enContact: Readonly<Record<keyof typeof arContact, Message>> = {
  'contact.title': 'Contact us',
  'contact.write': 'Write to us',
  'contact.reach': 'Call or e-mail',
  'contact.branches': 'Branches',
  'contact.way': 'The way to {branch}',
  'contact.on-map': 'Show {branch} on the map',
  'contact.name': 'Name',
  'contact.email': 'E-mail',
  'contact.mobile': 'Mobile number (optional)',
  'contact.branch': 'Branch',
  'contact.branch-any': 'All branches',
  'contact.message': 'Message',
  'contact.send': 'Send',
  'contact.sent': 'Your message has arrived',
  'contact.sent-hint': 'We answer to your e-mail as soon as we can.',
  'contact.again': 'Another message',
  'contact.instead': 'Cannot solve it? A code by mobile or e-mail will do instead.',
  'contact.code-first': 'A code by mobile or e-mail is needed before sending.',
  'contact.by-code': 'Use a code',
  'contact.proved': 'You are verified, the message is ready to go.',
  'contact.puzzle-gone': 'The verification did not appear.',
}
