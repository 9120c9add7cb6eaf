import type { ReactNode } from 'react'
import styles from './empty.module.css'

interface EmptyProps {
  /** Address of a picture, 148 px. */
  readonly picture: string
  readonly title: string
  readonly text?: string
  /** The one way out: a button or a link. */
  readonly children?: ReactNode
  /** The title is the page's own heading. */
  readonly page?: boolean
}

/** Nothing here, said kindly: a picture, a line, a sentence, one way out (design 5). */
export function Empty({ picture, title, text, children, page = false }: EmptyProps) {
  return (
    <div className={styles.empty} data-empty>
      <img src={picture} alt="" width={148} height={148} />
      {page ? <h1>{title}</h1> : <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {children && <div className={styles.out}>{children}</div>}
    </div>
  )
}
