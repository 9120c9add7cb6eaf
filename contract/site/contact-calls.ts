import type { Caller } from '../core/caller.ts'
import type { ContactBody, ContactFormWire, ContactMessagesWire } from './contact.ts'

/** Takes how to call; returns the calls of the contact page, and of the console's room for what came by it. */
export function contactCalls({ get, call }: Caller) {
  return {
    contactForm: () => get<ContactFormWire>('/api/v1/contact'),
    sendContact: (body: ContactBody) => call<{ sent: true }>('POST', '/api/v1/contact', body),
    contactMessages: (page = 1) => get<ContactMessagesWire>('/api/v1/staff/contact-messages', { page }),
    handleContact: (id: string, handled: boolean) =>
      call<{ handled: boolean }>('PUT', `/api/v1/staff/contact-messages/${id}`, { handled }),
  }
}
