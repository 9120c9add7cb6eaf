import type { LucideIcon } from 'lucide-react'

interface IconProps {
  readonly of: LucideIcon
  /** 14, 16, 20 or 24 px. */
  readonly size?: 'xs' | 's' | 'm' | 'l'
  /** Arrows and chevrons point the other way in Arabic (design 8). */
  readonly flip?: boolean
}

const px = { xs: 14, s: 16, m: 20, l: 24 } as const

/** A decorative icon; the words beside it, or the label of its button, say what it means. */
export function Icon({ of: Shape, size = 'm', flip = false }: IconProps) {
  return <Shape size={px[size]} className={flip ? 'icon flip' : 'icon'} aria-hidden />
}
