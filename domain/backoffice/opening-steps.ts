import type { OrderType } from '../core/order-type.ts'

/** What a restaurant needs before it opens, the most pressing first. */
export const openingSteps = [
  'hours',
  'menu',
  'payment',
  'zones',
  'tables',
  'place',
  'phone',
  'tax',
  'company',
  'sender',
  'website',
  'logo',
  'pictures',
  'pages',
  'staff',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** A branch as its opening needs it. */
export interface OpeningBranch {
  readonly id: string
  readonly types: readonly OrderType[]
  /** It has hours, of its own or of a way to order. */
  readonly hours: boolean
  /** It stands where nobody put it: where a new branch begins. */
  readonly unplaced: boolean
  readonly phone: string
  /** How many zones deliver, and how many tables seat. */
  readonly zones: number
  readonly tables: number
}

/** What is known of a restaurant that may not be open yet. */
export interface OpeningFacts {
  readonly branches: readonly OpeningBranch[]
  /** Items on sale, and how many of them have a picture. */
  readonly items: { readonly count: number; readonly pictured: number }
  /** VAT is due, and a branch has no number for it: neither its own nor the restaurant's. */
  readonly untaxed: boolean
  /** The law asks a shop to show its commercial register, and none is entered. */
  readonly unnamed: boolean
  /** Cards are taken, and an account has proven itself at its gateway. */
  readonly cards: boolean
  readonly gateway: boolean
  /** Messages go out: an account that sends them is switched on, or a demo keeps them in its outbox. */
  readonly sender: boolean
  readonly websiteOn: boolean
  readonly logo: boolean
  /** Privacy and terms that the owner has written, of the two. */
  readonly ownPages: number
  /** Members who may sign in and people who are invited. */
  readonly team: number
}

/** Something that is missing; of a branch where it is one's. */
export interface MissingStep {
  readonly step: OpeningStep
  readonly branchId?: string
}

/**
 * Takes what is known of a restaurant; returns what it still needs before it opens, the most pressing first, each once
 * with the first branch that lacks it. Whatever a restaurant does without (delivery, tables, cards) is not asked for.
 */
export function missingSteps(facts: OpeningFacts): MissingStep[] {
  const { branches, items } = facts
  const ofBranch: Readonly<Partial<Record<OpeningStep, (branch: OpeningBranch) => boolean>>> = {
    hours: ({ hours }) => !hours,
    zones: ({ types, zones }) => types.includes('delivery') && zones === 0,
    tables: ({ types, tables }) => types.includes('dinein') && tables === 0,
    place: ({ unplaced }) => unplaced,
    phone: ({ phone }) => phone === '',
  }
  const ofAll: Readonly<Partial<Record<OpeningStep, boolean>>> = {
    menu: items.count === 0,
    payment: facts.cards && !facts.gateway,
    tax: facts.untaxed,
    company: facts.unnamed,
    sender: !facts.sender,
    website: !facts.websiteOn,
    logo: !facts.logo,
    pictures: items.count > 0 && items.pictured < items.count,
    pages: facts.ownPages < 2,
    staff: facts.team < 2,
  }
  return openingSteps.flatMap((step): MissingStep[] => {
    const lacking = branches.find((branch) => ofBranch[step]?.(branch))
    if (lacking) return [{ step, branchId: lacking.id }]
    return ofAll[step] ? [{ step }] : []
  })
}
