import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string
  readonly height: string
  readonly radius?: string
}

/** A grey box where content will stand. Its parent says `aria-busy`. */
export function Skeleton({ width = '100%', height, radius = '8px' }: SkeletonProps) {
  return (
    <span className={styles.box} style={{ inlineSize: width, blockSize: height, borderRadius: radius }} />
  )
}
