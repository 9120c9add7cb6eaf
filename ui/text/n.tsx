import type { ReactNode } from 'react'

/** Digits that must never flip in Arabic text: 15–20, #4821, +966. The unit stays outside (design 8). */
export function N({ children }: { readonly children: ReactNode }) {
  return <bdi className="n">{children}</bdi>
}
