import type { OrderType } from '#domain/core/order-type.ts'
import type { TillLabels } from '#domain/integrations/till-labels.ts'
import type { PosStatus } from '#domain/integrations/pos-status.ts'
import type { Words } from '#domain/core/words.ts'

/** A restaurant's account at a till. */
export interface PosAccount {
  /** Of the till's calls, without a slash at the end. */
  readonly apiUrl: string
  readonly token: string
}

/** A product of the till; amounts are decimal strings with two places. */
export interface PosProduct {
  readonly id: string
  readonly name: Words
  readonly price: string
  readonly active: boolean
  readonly category: Words
  readonly labels: TillLabels
  readonly options: readonly {
    readonly id: string
    readonly name: Words
    readonly price: string
    readonly calories?: number
  }[]
}

/** What the till has. */
export interface PosMenu {
  readonly branches: readonly { readonly id: string; readonly name: Words }[]
  readonly products: readonly PosProduct[]
}

/** VAT as prices of an order have it. */
export interface PosVat {
  /** Basis points. */
  readonly basisPoints: number
  /** Prices have it inside. */
  readonly isIncluded: boolean
}

/** A chosen option of a line. */
export interface PosOption {
  readonly id: string
  /** Of the whole line. */
  readonly quantity: number
  readonly price: string
  readonly total: string
  readonly tax: string
}

/** An order as it goes to the till, its parts by the till's own ids. */
export interface PosOrder {
  /** Ours, by which it is found again. */
  readonly reference: string
  readonly type: OrderType
  readonly branchId: string
  readonly notes: string
  readonly guest: string
  /** UTC; when it is wanted, of an order for later. */
  readonly dueAt: Date | null
  /** None: the restaurant charges no VAT. */
  readonly vat?: PosVat
  readonly lines: readonly {
    readonly productId: string
    readonly quantity: number
    /** Of one piece without its options. */
    readonly unitPrice: string
    readonly total: string
    readonly note: string
    /** The rate of its VAT where that is not the order's; 0 = none is due. */
    readonly vatBasisPoints?: number
    /** VAT of the product alone, after its share of reductions. */
    readonly tax: string
    readonly options: readonly PosOption[]
  }[]
  readonly discount: string
  readonly subtotal: string
  readonly total: string
  readonly payment?: { readonly methodId: string; readonly amount: string }
  readonly delivery?: { readonly chargeId: string; readonly amount: string; readonly tax: string }
}

/** `unknown` proves nothing: the order may be there. `busy`: it surely is not, and may be sent later. */
export type PosPush =
  | { readonly state: 'taken'; readonly posOrderId: string; readonly status: PosStatus }
  | { readonly state: 'refused' | 'busy' | 'unknown'; readonly error: string }

/** What a till is asked and told. None of its functions throws. */
export interface PosSystem {
  readonly name: 'foodics'
  /** Whose account it is. */
  whoAmI(account: PosAccount): Promise<{ reference: string; name: string } | { error: 'refused' | 'unknown' }>
  /** Takes an account; returns the till's whole menu. */
  readMenu(account: PosAccount): Promise<PosMenu | { error: 'refused' | 'unknown' }>
  /** Sends an order, once for each call: the till knows no same order twice. */
  pushOrder(account: PosAccount, order: PosOrder): Promise<PosPush>
  /** Looks for our reference among the orders since then; `absent` only when all of them were read. */
  findOrder(
    account: PosAccount,
    reference: string,
    since: Date,
  ): Promise<{ posOrderId: string; status: PosStatus } | 'absent' | 'unknown'>
  /** Takes an account and the till's own id of an order; returns how it stands there, `unknown` when that is not to be known now. */
  askOrder(account: PosAccount, posOrderId: string): Promise<PosStatus | 'unknown'>
  /** Takes what was posted to us; returns whose order it speaks of: a hint, never the truth. */
  readHook(body: string): { businessReference: string; posOrderId: string } | undefined
}
