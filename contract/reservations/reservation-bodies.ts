import type { VisitAct } from '#domain/reservations/reservation-status.ts'

export type BookingActBody = {
  act: VisitAct | 'confirm' | 'cancel'
  version: number
  reason?: string
  refund_all?: boolean
}
export type MoveBookingBody = {
  version: number
  table_ids: string[]
  start: string
  end?: string
  tell?: boolean
}
export type EditBookingBody = {
  version: number
  name: string
  phone: string
  email?: string
  note?: string
  staff_note?: string
  guests: number
}
export type AddBlockBody = {
  branch_id: string
  table_ids: string[]
  start: string
  end: string
  reason?: string
}
