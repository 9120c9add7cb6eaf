import type { MenuChangeKind, MenuSubject } from '#domain/menu/menu-doc.ts'
import type { JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'

/** What staff changed of the menu, and prices to come: db/migrations/*_menu-desk.sql. */
export interface MenuDeskTables {
  menu_changes: {
    tenant_id: string
    id: string
    batch: string
    kind: MenuChangeKind
    subject: MenuSubject
    subject_id: string
    before: JsonOrNull<unknown>
    after: JsonOrNull<unknown>
    version: number
    staff_id: string | null
    at: Time
    undone_at: TimeOrNull
  }
  price_changes: {
    tenant_id: string
    id: string
    item_id: string
    price: number
    price_before: number | null
    due_at: Time
    staff_id: string | null
    made_at: Time
    done_at: TimeOrNull
  }
}
