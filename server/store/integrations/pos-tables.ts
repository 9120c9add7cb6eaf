import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** A till beside the product: db/migrations/*_pos.sql. */
export interface PosTables {
  pos_connections: {
    tenant_id: string
    system: 'foodics'
    enabled: Default<boolean>
    sealed_account: string
    business_reference: string
    business_name: string
    sealed_hook: string
    hook_hash: string
    payment_method_id: Default<string>
    delivery_charge_id: Default<string>
    made_at: Time
  }
  pos_links: {
    tenant_id: string
    system: 'foodics'
    kind: 'branch' | 'item' | 'option'
    our_id: string
    pos_id: string
  }
  pos_orders: {
    tenant_id: string
    order_id: string
    system: 'foodics'
    state: 'waiting' | 'sending' | 'sent' | 'refused'
    pos_order_id: string | null
    pos_status: Default<string>
    error: Default<string>
    tries: Default<number>
    fence: Default<number>
    due_at: TimeOrNull
    made_at: Time
    sent_at: TimeOrNull
  }
}
