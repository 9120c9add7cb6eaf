import styles from './add-button.module.css'
import { leavePlace, takePlace } from '../keep-place.ts'

interface AddButtonProps {
  readonly label: string
  readonly onAdd: () => void
  readonly busy?: boolean
  /** It opens a dialog instead of adding at once. */
  readonly opensDialog?: boolean
  /** It cannot be used now; who asks says why when it is pressed. */
  readonly resting?: boolean
}

/** The "+" on a picture (design 5). Its cross is drawn in CSS, since a menu has a hundred of them. */
export function AddButton(props: AddButtonProps) {
  const { label, onAdd, busy = false, opensDialog = false, resting = false } = props
  return (
    <button
      ref={takePlace}
      type="button"
      className={styles.add}
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={resting || undefined}
      onClick={() => {
        if (!resting) leavePlace()
        onAdd()
      }}
    />
  )
}
