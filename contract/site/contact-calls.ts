import type { Caller } from '../core/caller.ts'
import type { ContactBody, ContactFormWire } from './contact.ts'

/** Takes how to call; returns the calls of the contact page. */
export function contactCalls({ get, call }: Caller) {
  return {
    contactForm: () => get<ContactFormWire>('/api/v1/contact'),
    sendContact: (body: ContactBody) => call<{ sent: true }>('POST', '/api/v1/contact', body),
  }
}
