import type { ComponentProps } from 'react'
import { Segmented } from '#ui/fields/segmented.tsx'
import styles from './named-choice.module.css'

/** A segmented choice in a form, named above as its fields are; for those whose words do not say what is chosen. */
export function NamedChoice<T extends string>(props: ComponentProps<typeof Segmented<T>>) {
  return (
    <div className={styles.named}>
      <span aria-hidden="true">{props.legend}</span>
      <Segmented {...props} />
    </div>
  )
}
