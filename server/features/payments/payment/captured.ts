/** Captured money as the gateway told it. */
export interface Captured {
  readonly amount: number
  readonly currency: string
  readonly paymentId: string | undefined
  /** Whose card it is known by: a keyed hash of the gateway's own mark, where it tells one. */
  readonly cardMark?: string | undefined
}
