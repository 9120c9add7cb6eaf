import type { Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '../core/deps.ts'
import type { OrderRow } from '../store/ordering/orders.ts'

/** What a program wants of an order: compare-and-set on the version that it saw (safety 10). */
export interface ApiClientMove {
  readonly action: 'accept' | 'ready' | 'send_out' | 'hand_over' | 'cancel'
  readonly version: number
  readonly minutes?: number | undefined
  readonly reason?: string | undefined
}

/**
 * How programs move orders without knowing ordering: ordering gives it (app.ts). Refuses 'order-unavailable',
 * 'order-changed', 'transition-not-allowed' and 'field-required' (a reason to cancel).
 */
export type MoveByApiClient = (
  deps: Deps,
  by: { readonly tenantId: string; readonly apiClient: string },
  orderId: string,
  move: ApiClientMove,
) => Promise<OrderRow | Refusal>
