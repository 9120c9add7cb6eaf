import { languages } from '#domain/core/words.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { body, id, json, listOf, moment, refusals } from '../core/wire.ts'

/** Twice the characters, since what is too long is refused by name and not by its bytes. */
const noLonger = (characters: number) => z.string().max(characters * 4)

const contactForm = z
  .object({
    /** The puzzle that tells people from programs; none for who is signed in, and where none is set up. */
    captcha: z
      .object({
        provider: z.enum(['recaptcha_v2', 'hcaptcha', 'turnstile']),
        site_key: z.string(),
        script_url: z.string(),
      })
      .nullable(),
    /** Whether a message is taken without a puzzle: its sender has proved a mobile or an e-mail by code. */
    proved: z.boolean(),
  })
  .openapi('ContactForm')

export const getContactFormRoute = createRoute({
  method: 'get',
  path: '/api/v1/contact',
  tags: ['tenant'],
  description: 'What the contact form needs: the puzzle, or that this visitor needs none.',
  responses: { 200: json('The form', contactForm), ...refusals },
})

const contactBody = z.object({
  name: noLonger(limits.name),
  email: noLonger(limits.email),
  mobile: z.string().max(40).default(''),
  branch_id: id.optional(),
  message: noLonger(limits.notes),
  /** What the puzzle gave; empty for who is signed in. */
  captcha_token: z.string().max(5000).default(''),
})

export const sendContactRoute = createRoute({
  method: 'post',
  path: '/api/v1/contact',
  tags: ['tenant'],
  description:
    'Sends a message to the restaurant: by e-mail, and into its console. Refused as captcha-failed without the proof ' +
    'of a person, and as message-failed when that could not be asked.',
  request: body(contactBody),
  responses: { 200: json('Sent', z.object({ sent: z.literal(true) })), ...refusals },
})

const contactMessage = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    branch: z.string().nullable(),
    message: z.string(),
    language: z.enum(languages),
    created_at: moment,
    /** When it came, by the restaurant's clock: "Today 08:30 PM". */
    when: z.string(),
    handled: z.boolean(),
  })
  .openapi('ContactMessage')

export const listContactRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/contact-messages',
  tags: ['staff'],
  description: 'What visitors wrote by the contact page, the newest first.',
  request: { query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }) },
  responses: { 200: json('Messages', listOf(contactMessage)), ...refusals },
})

export const handleContactRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/contact-messages/{id}',
  tags: ['staff'],
  description: 'Marks a message as answered, or not.',
  request: {
    params: z.object({ id }),
    ...body(z.object({ handled: z.boolean() })),
  },
  responses: { 200: json('Kept', z.object({ handled: z.boolean() })), ...refusals },
})

export type ContactFormWire = z.infer<typeof contactForm>
export type ContactBody = z.input<typeof contactBody>
export type ContactMessageWire = z.infer<typeof contactMessage>
export type ContactMessagesWire = {
  data: ContactMessageWire[]
  meta: { current_page: number; last_page: number; per_page: number; total: number }
}
