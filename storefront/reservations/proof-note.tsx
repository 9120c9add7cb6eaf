import { CallError } from '#contract/core/client.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { LocalLink } from '../shell/local-link.tsx'

/** What was refused, in words, and what leads on: signing in with a code (decision 0206), or the table that is booked already. */
export interface Refused {
  readonly words: string
  readonly asksForProof: boolean
  /** The reservation of the same number at that time. */
  readonly other?: string
}

/** Takes what a call threw and its words; returns what the guest is told. */
export function refusedBy(error: unknown, words: string): Refused {
  if (!(error instanceof CallError)) return { words, asksForProof: false }
  const other = error.body.details?.['reservation_id']
  return {
    words,
    asksForProof: error.body.code === 'slot-proof',
    ...(error.body.code === 'reservation-twice' && typeof other === 'string' && { other }),
  }
}

/** Why it did not go on; with a press that leads on where something does. */
export function ProofNote({ refused }: { readonly refused: Refused }) {
  const t = useReservationText()
  const { openSignIn } = useCustomer()
  return (
    <Note tone="err" alert>
      <p>{refused.words}</p>
      {refused.asksForProof && (
        <Button kind="s" size="sm" aria-haspopup="dialog" onClick={openSignIn}>
          {t('reserve.sign-in-button')}
        </Button>
      )}
      {refused.other && <LocalLink to={`/reservations/${refused.other}`}>{t('reserve.see-other')}</LocalLink>}
    </Note>
  )
}
