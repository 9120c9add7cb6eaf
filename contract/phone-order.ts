import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/limits.ts'
import { pressHeader } from './press-header.ts'
import { amount, id, json, moment, orderType, refusals } from './wire.ts'

const phoneOrder = z
  .object({
    order_id: id,
    total: amount,
    /** Where the guest pays; it was sent to the mobile too. */
    link: z.string(),
    /** Until then the order waits for its payment. */
    hold_until: moment,
  })
  .openapi('PhoneOrder')

export const placePhoneOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/phone-orders',
  description:
    'An order that staff take by phone: priced as the guest would be, held while the guest pays by the link that is sent.',
  tags: ['staff'],
  request: {
    headers: pressHeader,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            branch_id: id,
            type: orderType,
            name: z.string().max(limits.name * 8),
            mobile: z.string().max(60),
            notes: z
              .string()
              .max(limits.notes * 4)
              .default(''),
            /** Options left out are the dish's presets. */
            lines: z
              .array(
                z.object({
                  item_id: id,
                  quantity: z.int().min(1).max(limits.quantity),
                  note: z
                    .string()
                    .max(limits.notes * 4)
                    .default(''),
                }),
              )
              .min(1)
              .max(limits.linesPerCart),
          }),
        },
      },
    },
  },
  responses: { 201: json('The order and its link', phoneOrder), ...refusals },
})

export type PhoneOrderWire = z.infer<typeof phoneOrder>
export interface PhoneOrderBody {
  branch_id: string
  type: z.infer<typeof orderType>
  name: string
  mobile: string
  notes?: string
  lines: { item_id: string; quantity: number; note?: string }[]
}
