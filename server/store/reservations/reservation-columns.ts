/** What of the rules a reservation was made by. */
export interface ReservationTerms {
  readonly person_count_from: number
  readonly person_count_to: number
  readonly maximum_duration: number
  readonly duration: number
  readonly no_show: number
  readonly change_hours: number
  readonly refund: { readonly hours: number; readonly percent_after: number; readonly late?: boolean }
  readonly remind_hours: readonly number[]
}

/** Where a table stands on the plan, in hundredths. */
export interface TableSpot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly shape: 'square' | 'round'
  readonly turned: number
}
