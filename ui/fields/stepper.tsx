import { LoaderCircle, Minus, Plus, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '../icon.tsx'
import styles from './stepper.module.css'

export interface StepperWords {
  readonly less: string
  readonly more: string
  readonly remove: string
  /** Said at the maximum, e.g. "At most 3". */
  readonly most?: string
}

interface StepperProps {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly words: StepperWords
  readonly min?: number
  readonly max?: number
  /** At 1 the minus is a bin that takes the line out. */
  readonly bin?: boolean
  readonly busy?: boolean
  /** It cannot be used now; who asks says why when it is pressed. */
  readonly resting?: boolean
  readonly size?: 'sm' | 'md' | 'lg'
  /** Accent ground, floating over a picture. */
  readonly solid?: boolean
  readonly moreRef?: Ref<HTMLButtonElement>
}

/** Minus, number, plus (design 5). The number is announced; at the maximum the plus rests and says so. */
export function Stepper(props: StepperProps) {
  const {
    value,
    onChange,
    words,
    min = 0,
    max = 99,
    bin = false,
    busy = false,
    resting = false,
    size = 'md',
    solid = false,
    moreRef,
  } = props
  const removes = bin && value <= 1
  return (
    <span className={[styles.stepper, styles[size], solid && styles.solid].filter(Boolean).join(' ')}>
      <button
        type="button"
        aria-label={removes ? words.remove : words.less}
        disabled={!removes && value <= min}
        aria-disabled={resting || undefined}
        onClick={() => onChange(removes ? 0 : value - 1)}
      >
        <Icon of={removes ? Trash2 : Minus} size={size === 'sm' ? 's' : 'm'} />
      </button>
      <output aria-live="polite">
        {busy ? (
          <span className={styles.spin}>
            <Icon of={LoaderCircle} size="s" />
          </span>
        ) : (
          value
        )}
        {value >= max && words.most && <span className="vh">{words.most}</span>}
      </output>
      <button
        ref={moreRef}
        type="button"
        aria-label={words.more}
        disabled={value >= max}
        aria-disabled={resting || undefined}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} size={size === 'sm' ? 's' : 'm'} />
      </button>
    </span>
  )
}
