import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import type { Message } from '#ui/text/message.ts'
import type { ar } from './ar.ts'

/** Texts of signing in by e-mail and password, in the console and above the restaurants. */
export const en: Readonly<Record<keyof typeof ar, Message>> = {
  brand: 'Maidah',
  'other-language': 'العربية',
  email: 'E-mail',
  'email-required': 'Email cannot be left blank',
  password: 'Password',
  show: 'Show password',
  code: 'Authenticator code',
  'code-hint': 'Of your authenticator app, or one of the recovery codes',
  go: 'Sign in',
  required: 'Field is required',
  wait: {
    one: 'Too many attempts. Try again in one second.',
    other: 'Too many attempts. Try again in {count} seconds.',
  },
  unreachable: 'The server cannot be reached. Check the network.',
  current: 'Current password',
  new: 'New password',
  'new-hint': counted(limits.staffPassword, 'en', {
    one: 'At least {count} character',
    other: 'At least {count} characters',
  }),
  change: 'Change the password',
  'change-lead': 'Your sessions on other devices end.',
  changed: 'The password is changed, and the other sessions are over.',
}
