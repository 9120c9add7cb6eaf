import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import type { Message } from '#ui/text/message.ts'
import type { ar } from './ar.ts'

/** Texts of a restaurant's domains, in the console and above the restaurants. */
export const en: Readonly<Record<keyof typeof ar, Message>> = {
  title: 'Domains',
  lead: 'The addresses at which guests find the website. The primary one is in every link; all others lead to it.',
  primary: 'Primary',
  'state.pending': 'Waiting for proof',
  'state.verified': 'Works',
  'state.failed': 'Failed',
  given: 'Given by the provider',
  checked: 'Last checked',
  kept: counted(limits.domainGraceDays, 'en', {
    one: 'Guests still reach the website by it for {wordM} day.',
    other: 'Guests still reach the website by it for {wordM} days.',
  }),
  records: 'Records at the domain’s provider',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  addresses: 'For a domain that takes no CNAME: an A or AAAA record to',
  check: 'Check now',
  'check-of': 'Check {host} now',
  'make-primary': 'Make primary',
  'make-primary-of': 'Make {host} primary',
  remove: 'Remove',
  'remove-of': 'Remove {host}',
  'primary-hint': 'Another primary one signs guests out; they sign in anew.',
  host: 'New domain',
  'host-hint': 'Such as order.example.com',
  add: 'Add domain',
  unreachable: 'The server could not be reached, try again',
  'remove-ask': 'Remove {host}?',
  'remove-text': 'Guests do not reach the website at this address any more.',
  close: 'Close',
}
