import { languages, type Language } from '#domain/core/words.ts'
import { z } from '@hono/zod-openapi'
import { toWesternDigits } from '#domain/core/digits.ts'
import { orderTypes } from '#domain/core/order-type.ts'

/** An amount on the wire: a decimal string with two places (rule "Amounts"). */
export const amount = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .openapi({ example: '12.50' })

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime().openapi({ example: '2026-11-21T17:30:00.000Z' })

/** A day and a time as the restaurant's clock shows it: who types it may sit anywhere. Safety 37. */
export const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** An id as the server makes them (safety 16), bounded so that nonsense is refused before the database. */
export const id = z
  .string()
  .regex(/^[0-9A-Za-z]{1,40}$/)
  .openapi({ example: 'b4Zk0mQx9TtS1vYh2LwC' })

/** A day of the branch's calendar: YYYY-MM-DD, in any digits (spec 5). */
export const day = z
  .string()
  .overwrite(toWesternDigits)
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .openapi({ example: '2026-11-22' })

/** Takes the schema of a whole number; returns that of what programs send for it: text in any digits as well (spec 5). */
export function typedInt(number: z.ZodInt) {
  const text = z
    .string()
    .overwrite(toWesternDigits)
    .regex(/^\d{1,6}$/)
  return z.union([number, text.transform(Number).pipe(number)])
}

/** A Ramadan as it is proposed; the moon decides. */
export const ramadan = z.object({ year: z.int(), first: day, last: day })

export const orderType = z.enum(orderTypes as ['pickup', 'car', 'delivery', 'dinein'])

export const language = z.enum(languages)

/** Takes the schema of a text; returns that of the text in every language. */
export const inEachLanguage = <Text extends z.ZodType>(text: Text) =>
  z.object({ ar: text, en: text } satisfies Record<Language, Text>)

/** A picture: `/pictures/{id}/{width}`; a cut-out stands on a plate. */
export const picture = z.object({ id, cutout: z.boolean(), color: z.string() })

/** The one error shape (rule "Shape of errors"). */
export const errorBody = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
    request_id: z.string(),
  })
  .openapi('Error')

export type ErrorBody = z.infer<typeof errorBody>
export type RamadanWire = z.infer<typeof ramadan>
export type PictureWire = z.infer<typeof picture>

/** Takes the schema of one row; returns the schema of a list as every list travels. */
export function listOf<T extends z.ZodType>(row: T) {
  const meta = z.object({ current_page: z.int(), last_page: z.int(), per_page: z.int(), total: z.int() })
  return z.object({ data: z.array(row), meta })
}

/** Takes the schema of what a call sends; returns that part of its route's request. */
export const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

/** Takes a description and a schema; returns the OpenAPI response of a JSON answer. */
export function json<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } } as const
}

/** The answers that every route may give besides its own. */
export const refusals = {
  400: json('Bad input', errorBody),
  404: json('Not found', errorBody),
  409: json('Changed meanwhile', errorBody),
  422: json('Refused, with a code', errorBody),
} as const
