import { z } from '@hono/zod-openapi'

const number = z.int().min(0).max(10_000_000)

/** What a menu says beside calories. Weights in milligrams; what is left out is not known. The server checks them against each other. */
export const menuLabels = z
  .object({
    salt: number.optional(),
    /** Said to be high in salt, or not to be, where nobody weighed it. From 5000 mg of salt on a portion is. */
    salty: z.boolean().optional(),
    caffeine: number.optional(),
    /** Minutes of activity that use its calories up, set by hand; none = by the rule. */
    minutes: number.optional(),
    protein: number.optional(),
    fat: number.optional(),
    carbs: number.optional(),
    sugar: number.optional(),
  })
  .openapi('MenuLabels')

export type MenuLabelsWire = z.infer<typeof menuLabels>

/** A label in finished words: "149 min of activity". */
export const labelMark = z
  .object({ kind: z.enum(['salt', 'caffeine', 'minutes']), text: z.string() })
  .openapi('LabelMark')

export type LabelMarkWire = z.infer<typeof labelMark>
