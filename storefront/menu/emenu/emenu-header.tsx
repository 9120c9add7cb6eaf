import { ChevronDown } from 'lucide-react'
import type { BranchWire } from '#contract/menu/menu.ts'
import { localPath } from '#domain/core/local-path.ts'
import { Icon } from '#ui/icon.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { LanguageLink } from '../../shell/language-link.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import { useLanguage, useSite } from '../../shell/use-site.ts'
import styles from './emenu-header.module.css'
import { useMoves } from '../../moves/moves.ts'

export interface EmenuBranch {
  readonly id: string
  readonly name: string
}

interface EmenuHeaderProps {
  readonly branch: BranchWire
  readonly branches: readonly EmenuBranch[]
}

/** Whose menu it is, another branch where that is offered, the link for one's own phone, the other language. */
export function EmenuHeader({ branch, branches }: EmenuHeaderProps) {
  const { name, logo } = useSite()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {logo && <img src={pictureUrl(logo, 112)} alt="" width={44} height={44} />}
        <div className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          {branches.length > 1 ? (
            <BranchSelect branch={branch} branches={branches} />
          ) : (
            <bdi className={styles.branch}>{branch.name}</bdi>
          )}
        </div>
        <span className={styles.hours}>{branch.hours_note}</span>
        <ShareButton />
        <LanguageLink />
      </div>
    </header>
  )
}

function BranchSelect({ branch, branches }: EmenuHeaderProps) {
  const t = useChoiceText()
  const { navigate } = useMoves()
  const language = useLanguage()
  return (
    <span className={styles.select}>
      <select
        aria-label={t('emenu.branch')}
        value={branch.id}
        onChange={(event) =>
          void navigate(localPath(`/menu/e/branches/${event.currentTarget.value}`, language))
        }
      >
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="s" />
    </span>
  )
}
