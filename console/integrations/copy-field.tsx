import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './copy-field.module.css'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
}

/** Something that is taken to another program: shown whole, copied with one press. */
export function CopyField({ label, value }: CopyFieldProps) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className={styles.row}>
      <Field
        label={label}
        dir="ltr"
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="s" state={copied ? 'done' : 'idle'} onClick={() => void copy()}>
        {!copied && <Icon of={Copy} size="s" />}
        {t(copied ? 'int.copied' : 'int.copy')}
      </Button>
    </div>
  )
}
