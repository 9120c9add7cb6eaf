import { labelFaults, type Labelled } from '../menu/menu-labels.ts'

/** What a till says of a portion; what is left out it does not know. */
export interface TillLabels {
  readonly calories?: number
  /** Only said when it is: a till's "no" is what it has before anybody looks. */
  readonly salty?: true
  /** Minutes of walking that use the calories up. */
  readonly minutes?: number
}

/**
 * Takes a dish or an option and what the till says of it; returns it with that taken over: calories, the salt shaker where
 * nobody weighed the salt, minutes set by hand. What would contradict the labels that stay is not taken.
 */
export function withTillLabels(own: Labelled, { calories, salty, minutes }: TillLabels): Labelled {
  const { labels = {} } = own
  const taken: Labelled = {
    calories: calories ?? own.calories,
    labels: {
      ...labels,
      ...(salty && labels.salt === undefined && { salty }),
      ...(minutes !== undefined && minutes > 0 && { minutes }),
    },
  }
  return Object.keys(labelFaults(taken)).length > 0 ? own : taken
}

/** Takes two labellings; tells whether they say the same. */
export function sameLabels(one: Labelled, other: Labelled): boolean {
  const fields = ['salt', 'salty', 'caffeine', 'minutes', 'protein', 'fat', 'carbs', 'sugar'] as const
  return (
    one.calories === other.calories && fields.every((field) => one.labels?.[field] === other.labels?.[field])
  )
}
