import styles from './said.module.css'

/** What the authority itself says, as it came with a refusal: in its own language. */
export function Said({ details }: { readonly details: Readonly<Record<string, unknown>> | undefined }) {
  const said = details?.['said']
  const lines = Array.isArray(said) ? said.filter((one) => typeof one === 'string') : []
  return <SaidLines lines={lines} />
}

/** Lines of the authority, in its own language. */
export function SaidLines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.said} dir="ltr" lang="en">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
