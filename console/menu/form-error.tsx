import styles from './item-form.module.css'

/** What is wrong with a part of the item that is no single field. */
export function FormError({ words }: { readonly words: string | undefined }) {
  if (!words) return null
  return (
    <p className={styles.error} role="alert">
      {words}
    </p>
  )
}
