import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { iconButtonClass } from './icon-button-class.ts'
import { Icon } from './icon.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  readonly icon: LucideIcon
  /** What it does, in words: nobody sees them, screen readers say them. */
  readonly label: string
  readonly ground?: 'plain' | 'float' | 'sunken'
  readonly flip?: boolean
}

/** A round button of 44 px with an icon alone. */
export function IconButton({ icon, label, ground = 'plain', flip = false, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={iconButtonClass(ground)}>
      <Icon of={icon} size={ground === 'plain' ? 'l' : 'm'} flip={flip} />
    </button>
  )
}
