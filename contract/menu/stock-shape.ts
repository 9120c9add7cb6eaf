import { z } from '@hono/zod-openapi'
import { amount, id, moment, orderType, picture } from '../core/wire.ts'

/** The dishes of a branch by group, as staff see them. */
export const stock = z
  .object({
    rendered_at: moment,
    /** When the branch's business day ends: a mark "until the end of the day" goes until then. */
    end_of_day: moment,
    /** Options of the branch's dishes; those that are called the same are one, in however many dishes they are. */
    options: z.array(
      z.object({
        ids: z.array(id),
        name: z.string(),
        /** Names of the dishes that have it. */
        dishes: z.array(z.string()),
        sold_out: z.boolean(),
        until: moment.nullable(),
        until_time: z.string(),
        hidden: z.boolean(),
        /** As of dishes; `usual` is null where it is not the same in all of them, `own` where not all have it. */
        prices: z.array(
          z.object({ type: orderType.nullable(), own: amount.nullable(), usual: amount.nullable() }),
        ),
      }),
    ),
    groups: z.array(
      z.object({
        id,
        name: z.string(),
        items: z.array(
          z.object({
            id,
            name: z.string(),
            price: amount,
            picture: picture.nullable(),
            /** How many are left; null when they are not counted. */
            left: z.int().nullable(),
            /** Off this branch's menu. */
            hidden: z.boolean(),
            /** Its prices: the one for all ways to order (type null) and one per way; `own` is this branch's, null = `usual`. */
            prices: z.array(z.object({ type: orderType.nullable(), own: amount.nullable(), usual: amount })),
            sold_out: z.boolean(),
            until: moment.nullable(),
            /** Clock words of `until`; empty without one. */
            until_time: z.string(),
          }),
        ),
      }),
    ),
  })
  .openapi('Stock')
