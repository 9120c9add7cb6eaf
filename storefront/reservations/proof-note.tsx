import { CallError } from '#contract/core/client.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'

/** What was refused, in words, and whether signing in with a code is the way on (decision 0206). */
export interface Refused {
  readonly words: string
  readonly asksForProof: boolean
}

const proofCodes = ['slot-proof', 'reservation-proof']

/** Takes what a call threw and its words; returns what the guest is told. */
export function refusedBy(error: unknown, words: string): Refused {
  return { words, asksForProof: error instanceof CallError && proofCodes.includes(error.body.code) }
}

/** Why it did not go on; with a press that leads to the code where that is what is missing. */
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
    </Note>
  )
}
