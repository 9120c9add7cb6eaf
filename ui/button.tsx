import { Check, LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** busy: a spinner before the label, which stays; done: a check, for the 1.2 s that the caller shows it. */
  readonly state?: 'idle' | 'busy' | 'done'
}

/** The button of design 5. While busy it keeps its label and focus, and ignores presses. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, spread, state = 'idle', type = 'button', onClick, children, ...rest } = props
  return (
    <button
      {...rest}
      // eslint-disable-next-line react/button-has-type -- the caller's type is one of the three
      type={type}
      className={buttonClass({ kind, size, wide, spread })}
      aria-busy={state === 'busy' || undefined}
      data-state={state}
      data-primary={kind === undefined || kind === 'p' || undefined}
      onClick={state === 'busy' ? (event) => event.preventDefault() : onClick}
    >
      {state === 'busy' && (
        <span className={styles.spin}>
          <Icon of={LoaderCircle} />
        </span>
      )}
      {state === 'done' && <Icon of={Check} />}
      {children}
    </button>
  )
}
