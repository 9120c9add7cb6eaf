import { Stepper } from './stepper.tsx'
import type { StepperWords } from './stepper.tsx'
import styles from './add-button.module.css'

interface AddButtonProps {
  /** How many are in the cart; above 0 the button is a stepper, its plus where the plus was. */
  readonly quantity: number
  readonly onAdd: () => void
  readonly onChange: (quantity: number) => void
  readonly label: string
  readonly words: StepperWords
  readonly max?: number
  readonly busy?: boolean
  /** It opens a dialog instead of adding at once. */
  readonly opensDialog?: boolean
}

/** The "+" on a picture (DESIGN 5). Its cross is drawn in CSS, since a menu has a hundred of them. */
export function AddButton(props: AddButtonProps) {
  const { quantity, onAdd, onChange, label, words, max = 99, busy = false, opensDialog = false } = props
  if (quantity > 0)
    return (
      <span className={styles.open} role="group" aria-label={label}>
        <Stepper
          value={quantity}
          onChange={(value) => (value > quantity ? onAdd() : onChange(value))}
          words={words}
          max={max}
          bin
          busy={busy}
          solid
        />
      </span>
    )
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={busy || undefined}
      onClick={onAdd}
    />
  )
}
