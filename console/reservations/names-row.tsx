import { Trash2 } from 'lucide-react'
import { languages, type Words } from '#domain/core/words.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './rules/rules-screen.module.css'

interface NamesRowProps {
  readonly name: Words
  readonly onChange: (name: Words) => void
  readonly onRemove: () => void
}

/** What something is called in both languages, and its end. */
export function NamesRow({ name, onChange, onRemove }: NamesRowProps) {
  const t = useText()
  return (
    <div className={styles.row}>
      {languages.map((language) => (
        <Field
          key={language}
          label={t(`res.name-${language}`)}
          lang={language}
          limit={limits.name}
          value={name[language]}
          onChange={(event) => onChange({ ...name, [language]: event.currentTarget.value })}
        />
      ))}
      <IconButton icon={Trash2} label={t('res.remove', { name: name.en || name.ar })} onClick={onRemove} />
    </div>
  )
}
