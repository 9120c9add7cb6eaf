import styles from './add-button.module.css'
import { leavePlace, takePlace } from './keep-place.ts'

interface AddButtonProps {
  readonly label: string
  readonly onAdd: () => void
  readonly busy?: boolean
  /** It opens a dialog instead of adding at once. */
  readonly opensDialog?: boolean
}

/** The "+" on a picture (DESIGN 5). Its cross is drawn in CSS, since a menu has a hundred of them. */
export function AddButton({ label, onAdd, busy = false, opensDialog = false }: AddButtonProps) {
  return (
    <button
      ref={takePlace}
      type="button"
      className={styles.add}
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        leavePlace()
        onAdd()
      }}
    />
  )
}
