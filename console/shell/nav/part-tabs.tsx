import { Link } from 'react-router'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import styles from './part-tabs.module.css'

interface PartTabsProps {
  /** What they are the parts of, said to screen readers. */
  readonly label: string
  /** The room's path; a part is the `of` of its address. */
  readonly path: string
  readonly parts: readonly { readonly of: string; readonly word: string }[]
  readonly shown: string
}

/** The parts of a room that is shown a part at a time. */
export function PartTabs({ label, path, parts, shown }: PartTabsProps) {
  const language = useLanguage()
  return (
    <nav className={styles.tabs} aria-label={label}>
      {parts.map(({ of, word }) => (
        <Link
          key={of}
          to={`${localPath(path, language)}?of=${of}`}
          aria-current={of === shown ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  )
}
