import styles from './add-button.module.css'
import { leavePlace, takePlace } from '../keep-place.ts'
import { Stepper } from './stepper.tsx'
import type { StepperWords } from './stepper.tsx'

interface AddStepperProps {
  /** How many are in the cart, above 0. */
  readonly quantity: number
  readonly onAdd: () => void
  readonly onChange: (quantity: number) => void
  readonly label: string
  readonly words: StepperWords
  readonly max?: number
  readonly busy?: boolean
  /** It cannot be used now; who asks says why when it is pressed. */
  readonly resting?: boolean
}

/** What the "+" becomes once its item is in the cart; the plus stays where it was (design 5). */
export function AddStepper(props: AddStepperProps) {
  const { quantity, onAdd, onChange, label, words, max = 99, busy = false, resting = false } = props
  return (
    <span className={styles.open} role="group" aria-label={label}>
      <Stepper
        value={quantity}
        onChange={(value) => {
          if (value === 0 && !resting) leavePlace()
          if (value > quantity) onAdd()
          else onChange(value)
        }}
        moreRef={takePlace}
        words={words}
        max={max}
        bin
        busy={busy}
        resting={resting}
        solid
      />
    </span>
  )
}
